import Project

enum HelpText {
  static func overview(_ length: TypedLine.HelpLength) -> String {
    var text = "tabletrace: predicts which methods UITableView calls, and in which order\n\n"
    text += "usage: tabletrace COMMAND [OPTION...]\n"
    let width = Commands.names.map(\.count).max() ?? 0
    for purpose in CommandFacts.Purpose.allCases {
      let facts = Commands.all.map { $0.facts }.filter { $0.purpose == purpose }
      text += "\n\(purpose.rawValue):\n"
      text += rows(facts.map { ($0.name, $0.says) }, width: width)
    }
    guard length == .long else {
      return text + "\nFor help on a command, run 'tabletrace COMMAND --help'.\n"
    }
    text += "\noptions of every command:\n"
    text += rows(Flag.common.map { (title($0), $0.facts.says) })
    text += "\nexit codes:\n"
    text += rows(exitCodes.map { ("\($0.code.rawValue)", $0.says) })
    text += "\nFor help on a command, run 'tabletrace COMMAND --help'.\n"
    return text
  }

  static let exitCodes: [(code: ExitCode, says: String)] = [
    (.success, "everything matches"),
    (
      .differs,
      "a difference, a missing or unused golden file, or a known issue that no longer occurs"
    ),
    (.invalid, "an invalid file, or a file that cannot be read or written"),
    (.usage, "an invalid command line"),
    (.internalError, "a bug in tabletrace"),
    (.interrupted, "interrupted with Ctrl-C"),
  ]

  static func page(_ facts: CommandFacts, _ length: TypedLine.HelpLength) -> String {
    let usage = ["tabletrace", facts.name, "[OPTION...]", facts.operands]
    var text = "tabletrace \(facts.name): \(facts.says)\n\nusage: "
    text += usage.filter { !$0.isEmpty }.joined(separator: " ") + "\n\noptions:\n"
    text += rows(facts.allFlags.map { (title($0), facts.says(of: $0)) })
    guard length == .long else { return text }
    for paragraph in facts.details { text += "\n" + Paragraph.wrapped(paragraph) }
    if !facts.examples.isEmpty { text += "\nexamples:\n" }
    for example in facts.examples { text += "  \(example)\n" }
    return text
  }

  private static func title(_ flag: Flag) -> String {
    let names = [flag.facts.short, flag.spelling].compactMap { $0 }.joined(separator: ", ")
    return flag.facts.value.map { "\(names) \($0)" } ?? names
  }

  private static func rows(_ rows: [(name: String, says: String)], width: Int = 0) -> String {
    let width = rows.map(\.name.count).reduce(width, max)
    return rows.map { row in
      "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.says + "\n"
    }.joined()
  }
}

import Project

/// The help, made from the tables of commands and options.
enum HelpText {
  /// The help of the whole tool.
  static func overview(_ length: TypedLine.HelpLength) -> String {
    var text = "tabletrace: the order in which UITableView calls its clients, simulated\n\n"
    text += "usage: tabletrace COMMAND [OPTION...]\n"
    let width = Commands.names.map(\.count).max() ?? 0
    for purpose in CommandFacts.Purpose.allCases {
      let facts = Commands.all.map { $0.facts }.filter { $0.purpose == purpose }
      text += "\n\(purpose.rawValue):\n"
      text += rows(facts.map { ($0.name, $0.says) }, width: width)
    }
    guard length == .long else {
      return text + "\n'tabletrace COMMAND --help' tells more about a command.\n"
    }
    text += "\noptions of every command:\n"
    text += rows(Flag.common.map { (title($0), $0.facts.says) })
    text += "\nexit codes:\n"
    text += rows(exitCodes.map { ("\($0.code.rawValue)", $0.says) })
    text += "\n'tabletrace COMMAND --help' tells more about a command.\n"
    return text
  }

  /// What the exit codes say.
  static let exitCodes: [(code: ExitCode, says: String)] = [
    (.success, "everything matches"),
    (
      .differs,
      "behaviour differs: a divergence, a missing or orphan golden, a known issue that passed"
    ),
    (.invalid, "a scenario, golden or other file is invalid, or cannot be read or written"),
    (.usage, "the command line was not understood"),
    (.internalError, "a bug of tabletrace"),
    (.interrupted, "interrupted"),
  ]

  /// The help of one command.
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

import Goldens
import TableTrace

/// Makes traces from their text form, for tests.
enum SampleTrace {
  /// The lines of a text; steps and phases are counted as they come.
  static func lines(_ text: String, rule: RuleID = .sectionOrder) -> [TraceLine] {
    var step = 0
    var phase: Phase?
    return text.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      let depth = (line.count - text.count) / 2
      if text.hasPrefix("- ") { step += 1 }
      if text.hasPrefix("> ") { phase = Phase(rawValue: String(text.dropFirst(2))) }
      let kind = kind(of: text)
      let parts = text.split(separator: " -> ", maxSplits: 1).map(String.init)
      let arguments = parts[0].split(separator: " ", maxSplits: 1).dropFirst().first
      return TraceLine(
        kind: kind,
        depth: depth,
        arguments: arguments.map(String.init) ?? "",
        answer: parts.count > 1 ? parts[1] : nil,
        text: String(text),
        step: step,
        phase: phase,
        rule: kind == .step || kind == .query ? nil : rule
      )
    }
  }

  /// The bytes of the golden of a trace.
  static func golden(_ trace: [TraceLine]) -> Golden {
    Golden(header: header, body: trace.map(\.indented))
  }

  static let header = GoldenHeader(scenario: "load/two-rows", os: .iOS(9, 3))

  /// A first load of two rows with a later tap, in several rounds.
  static let load = lines(
    """
    - load
    viewDidLoad()
    > set-up
    numberOfSections(in:) -> 1
    tableView(_:heightForHeaderInSection:) 0 -> 30
    tableView(_:numberOfRowsInSection:) 0 -> 2
    tableView(_:heightForRowAt:) [0, 0] -> 50
    tableView(_:heightForRowAt:) [0, 1] -> 50
    > layout
    numberOfSections(in:) -> 1
    tableView(_:heightForHeaderInSection:) 0 -> 30
    tableView(_:numberOfRowsInSection:) 0 -> 2
    tableView(_:heightForRowAt:) [0, 0] -> 50
    tableView(_:heightForRowAt:) [0, 1] -> 50
    tableView(_:cellForRowAt:) [0, 0] -> Cell#1 new
      tableView(_:indentationLevelForRowAt:) [0, 0] -> 0
    tableView(_:heightForRowAt:) [0, 0] -> 50
    tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]
    tableView(_:cellForRowAt:) [0, 1] -> Cell#2 new
      tableView(_:indentationLevelForRowAt:) [0, 1] -> 0
    tableView(_:heightForRowAt:) [0, 1] -> 50
    tableView(_:willDisplay:forRowAt:) Cell#2, [0, 1]
    - tap [0, 1]
    tableView(_:willSelectRowAt:) [0, 1] -> [0, 1]
    tableView(_:didSelectRowAt:) [0, 1]
    ? indexPathForSelectedRow -> [0, 1]
    """
  )

  private static func kind(of text: Substring) -> TraceLine.Kind {
    if text.hasPrefix("- ") { return .step }
    if text.hasPrefix("> ") { return .phase }
    if text.hasPrefix("? ") { return .query }
    if text.hasPrefix("~ ") { return .warning }
    if text.hasPrefix("* ") { return .note }
    if text.hasPrefix("= ") { return .content }
    if text.hasPrefix("! ") { return .crash }
    let name = text.prefix { $0 != " " }
    return Message.named(String(name)).map { .call($0) } ?? .warning
  }
}

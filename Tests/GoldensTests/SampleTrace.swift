@testable import Goldens
@testable import TableTrace

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

  /// Compares a log with lines, which are played to a projection as the simulation would.
  static func compare(_ log: RecordedLog, with lines: [TraceLine]) -> LogComparison.Result {
    let projection = LogProjection(on: LogComparison(log))
    var depths: [Int] = []
    for line in lines {
      while let last = depths.last, last >= line.depth, line.kind != .crash {
        projection.returned(.void)
        depths.removeLast()
      }
      play(line, to: projection)
      switch line.kind {
      case .call, .query: depths.append(line.depth)
      case .step, .phase, .warning, .note, .content, .gate, .crash: break
      }
    }
    if lines.last?.kind != .crash { for _ in depths { projection.returned(.void) } }
    return LogComparison(log).compare(projection) { lines }
  }

  private static func play(_ line: TraceLine, to projection: LogProjection) {
    switch line.kind {
    case .step: projection.step(line.step, line.text)
    case .phase: if let phase = line.phase { projection.phase(phase, rule: .sectionOrder) }
    case .call(let message):
      projection.called(Call(message, arguments(line.arguments), rule: .sectionOrder))
    case .query: projection.queried(Query(name: line.text, argument: nil))
    case .warning: projection.warned(line.text, rule: .sectionOrder)
    case .note: projection.noted(line.text)
    case .content: projection.showed(CellContent(), in: Cell(number: 1))
    case .gate(let gate): projection.closed(gate)
    case .crash:
      projection.raised(UIKitException(name: "", reason: "", rule: .sectionOrder))
    }
  }

  /// A row, a section or nothing, by the numbers at the end.
  private static func arguments(_ text: String) -> Arguments {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }.suffix(2)
    guard let first = numbers.first, let last = numbers.last else { return .none }
    return numbers.count == 1 ? .section(first) : .row(IndexPath(section: first, row: last))
  }

  /// The bytes of the golden of a trace.
  static func golden(_ trace: [TraceLine]) -> Golden {
    Golden(header: header, body: trace.map(\.indented))
  }

  static let header = GoldenHeader(scenario: "load/two-rows", os: .iOS(9, 3))

  /// A first load of two rows with a later tap, in several re-queries.
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

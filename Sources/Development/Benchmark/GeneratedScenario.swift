import Scenarios
import TableTrace

/// A scenario of any size that has many of one thing, such as rows or steps.
struct GeneratedScenario: Sendable {
  /// The subject, which the names of figures use.
  let name: String
  /// The smaller of the two sizes that the growth figures compare.
  ///
  /// A scenario of ten times that size is still valid.
  let size: Int
  let text: @Sendable (Int) -> String

  private init(
    _ name: String,
    os: String = "iOS 17",
    size: Int = 1000,
    _ body: @escaping @Sendable (Int) -> String
  ) {
    self.name = name
    self.size = size
    text = { size in "version: 1\ntitle: \(name)\nos: \(os)\n" + body(size) }
  }

  /// Decodes and runs the text, and discards the trace.
  func run(_ text: String) {
    guard let scenario = ScenarioDecoder.decode(Array(text.utf8), path: name).scenario else {
      // A scenario that does not decode takes no time, which must not look like a good figure.
      return precondition(false, "'\(name)' is no scenario")
    }
    let trace = TraceText { _ in }
    _ = ScenarioRunner(scenario: scenario, version: scenario.versions.first ?? .iOS(17))
      .run(into: trace)
    trace.finish()
  }

  private static func list(_ size: Int, _ element: (Int) -> String) -> String {
    (0..<size).map(element).joined(separator: ", ")
  }

  private static func lines(_ size: Int, _ line: (Int) -> String) -> String {
    (0..<size).map { "  - \(line($0))\n" }.joined()
  }
}

extension GeneratedScenario {
  /// The scenarios whose cost must grow in proportion to their size.
  static let growing = [
    reloads, insertions, answersByPlace, expectations, snapshot, selection, emptySections,
  ]

  /// Answers that wait for the calls nested in their own.
  static let reloads = GeneratedScenario("reloads with nested calls", os: "iOS 9") { size in
    "sections: [{rows: 20}]\ndelegate: {heightForRowAt: 44}\nsteps:\n  - load\n"
      + lines(size) { _ in "reloadData" }
  }

  /// A row is inserted above all measured rows.
  static let insertions = GeneratedScenario("insertions above measured rows", size: 400) { size in
    "sections: [{rows: 20}]\ndelegate: {heightForRowAt: 44}\nsteps:\n  - load\n"
      + lines(size) { _ in
        "turn: [model: {insert: {at: [0, 0], item: new}}, insertRows: [[0, 0]]]"
      }
  }

  /// Each row has its own answer.
  static let answersByPlace = GeneratedScenario("answers by place", os: "iOS 9") { size in
    let answers = list(size) { "\"0,\($0)\": \(30 + $0 % 29)" }
    return "sections: [{rows: \(size)}]\ndelegate:\n  heightForRowAt: {\(answers)}\n"
      + "steps:\n  - load\n"
  }

  /// Each step has an expectation about all calls so far.
  static let expectations = GeneratedScenario("expectations of calls") { size in
    let expect =
      "expect: {never: [didSelectRowAt], order: [numberOfRowsInSection, cellForRowAt],"
      + " count: {didSelectRowAt: 0}}"
    return "sections: [{rows: 2}]\nsteps:\n  - load\n"
      + lines(size) { _ in "reloadData\n  - \(expect)" }
  }

  /// A snapshot reverses the order of the items.
  static let snapshot = GeneratedScenario("items of a snapshot turned round") { size in
    "sections: [{header: A, rows: [\(list(size) { "i\($0)" })]}]\nsteps:\n  - load\n"
      + "  - apply: {sections: [{section: A, items: [\(list(size) { "i\(size - 1 - $0)" })]}]}\n"
  }

  /// Rows are selected one after the other, and none is deselected.
  static let selection = GeneratedScenario("rows selected one after the other") { size in
    "table: {allowsMultipleSelection: true}\nsections: [{rows: \(size)}]\nsteps:\n  - load\n"
      + lines(size) { "selectRow: [0, \($0)]" }
  }

  /// The last visible row is followed by many sections without rows.
  static let emptySections = GeneratedScenario("empty sections beside the screen") { size in
    "viewport: {width: 320, height: 132}\nsections:\n" + lines(1) { _ in "rows: 60" }
      + lines(size) { _ in "rows: 0" } + lines(1) { _ in "rows: 60" }
      + "dataSource: {numberOfSections: model}\nsteps:\n  - load\n  - scroll: {to: 2508}\n"
      + lines(size / 5) { "scroll: {by: \($0 % 2 == 0 ? -1 : 1)}" }
  }
}

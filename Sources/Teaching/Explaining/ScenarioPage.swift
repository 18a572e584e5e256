import Project
package import Scenarios
package import TableTrace

/// A scenario of the library as `explain` shows it: its question, its calls and its rules.
package struct ScenarioPage {
  private static let most = 12

  /// A version and its trace.
  package struct Run {
    package var version: SystemVersion
    package var lines: [TraceLine]
  }

  var name: String
  let scenario: Scenario
  /// The run under the newest version.
  private let newest: Run
  private let traces: KeptTraces

  /// Simulates a scenario under the newest version that it lists.
  package init(name: String, scenario: Scenario, traces: KeptTraces = KeptTraces()) {
    self.name = name
    self.scenario = scenario
    self.traces = traces
    newest = Self.run(name, scenario, scenario.newestVersion, traces)
  }

  private static func run(
    _ name: String,
    _ scenario: Scenario,
    _ version: SystemVersion,
    _ traces: KeptTraces
  ) -> Run {
    Run(version: version, lines: traces.shownLines(of: name, scenario, version))
  }

  /// The runs under all versions that the scenario lists, the newest first.
  package var runs: [Run] {
    [newest]
      + scenario.versions.filter { $0 != newest.version }.map {
        Self.run(name, scenario, $0, traces)
      }
  }

  package var explained: Explanation {
    let lines = newest.lines
    let rules = rules(lines)
    let answers = answers
    let first = rules.prefix(Self.mostRelated).map(PageText.rule)
    return Explanation(
      name: name,
      facts: facts,
      purpose: scenario.about ?? scenario.title,
      shown: PagePart.first(calls(lines), under: "the calls under \(newest.version)"),
      related: first.isEmpty
        ? scenario.steps.prefix(1).map { PageText(.step, $0.word) } : Array(first),
      commands: hints,
      rest: PagePart.rules(rules) + PagePart.questions(answers)
    )
  }

  private static let mostRelated = 4

  private var hints: [PageHint] {
    [
      PageHint("the trace", "tabletrace run \(name)"),
      PageHint("the trace with the answer", "tabletrace show \(name)"),
      PageHint("a quiz about it", "tabletrace quiz \(name)"),
    ]
  }

  private var facts: [[PageText]] {
    var rows: [[PageText]] = [["title", PageText(scenario.title)]]
    if let question = scenario.learn { rows.append(["question", PageText(question)]) }
    rows.append(["versions", .list(scenario.versions.map(PageText.release))])
    rows.append(["steps", .list(scenario.steps.map { PageText(.step, $0.word) })])
    if let recorded = scenario.recorded { rows.append(["recorded log", PageText(.log, recorded)]) }
    return rows
  }

  /// Returns the callbacks with the number of their calls, in the order of their first call.
  private func calls(_ lines: [TraceLine]) -> [[PageText]] {
    var order: [Callback] = []
    var counts: [Callback: Int] = [:]
    for line in lines {
      guard case .call(.callback(let callback)) = line.kind else { continue }
      if counts[callback] == nil { order.append(callback) }
      counts[callback, default: 0] += 1
    }
    return order.map { [.callback($0), PageText("\(counts[$0] ?? 0)x")] }
  }

  private func rules(_ lines: [TraceLine]) -> [RuleID] {
    let found = Set(lines.compactMap(\.rule))
    return Array(RuleBook.all.map(\.id).filter(found.contains).prefix(Self.most))
  }

  private var answers: [CourseAnswer] {
    Course.shipped.lessons.filter { $0.scenario == name }.flatMap(\.answers)
  }
}

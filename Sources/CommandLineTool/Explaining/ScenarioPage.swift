import Diagnostics
import Scenarios
import TableTrace

/// A scenario of the library as `explain` shows it: its question, what happens in it, and by which rules.
struct ScenarioPage {
  /// The most rules and callbacks that a page names.
  private static let most = 12

  var loaded: LoadedScenario
  var scenario: Scenario
  var ink: Ink

  private var name: String { loaded.file.name }
  private var parts: PageParts { PageParts(ink: ink) }

  var text: String {
    let version = scenario.versions.first ?? .iOS(17)
    let lines = Simulation(scenario, version, recipients: scenario.tracedRecipients).lines
    return parts.head(name) + parts.table(facts) + about
      + parts.part("the calls under \(version)", calls(lines)) + parts.rules(rules(lines))
      + parts.questions(answers)
      + "\nthe trace: tabletrace run \(name)\nwith its answer: tabletrace show \(name)\n"
      + "to predict it: tabletrace quiz \(name)\n"
  }

  private var facts: [[String]] {
    var rows = [["title", scenario.title]]
    if let question = scenario.learn { rows.append(["question", question]) }
    rows.append(["versions", scenario.versions.map(\.description).joined(separator: ", ")])
    rows.append(["steps", scenario.steps.map(\.word).joined(separator: ", ")])
    if let recorded = scenario.recorded { rows.append(["recorded log", recorded]) }
    return rows
  }

  private var about: String {
    scenario.about.map { "\n" + Paragraph.pages($0) } ?? ""
  }

  /// The callbacks with their numbers, in the order in which they first come.
  private func calls(_ lines: [TraceLine]) -> [[String]] {
    var order: [Callback] = []
    var counts: [Callback: Int] = [:]
    for line in lines {
      guard case .call(.callback(let callback)) = line.kind else { continue }
      if counts[callback] == nil { order.append(callback) }
      counts[callback, default: 0] += 1
    }
    let rows = order.prefix(Self.most).map { [$0.facts.key, "\(counts[$0] ?? 0)x"] }
    return rows + (order.count > Self.most ? [["and \(order.count - Self.most) more"]] : [])
  }

  private func rules(_ lines: [TraceLine]) -> [RuleID] {
    let found = Set(lines.compactMap(\.rule))
    return Array(RuleBook.all.map(\.id).filter(found.contains).prefix(Self.most))
  }

  private var answers: [CourseAnswer] {
    Course.lessons.filter { $0.scenario == name }.flatMap(\.answers)
  }
}

import Foundation
import Scenarios
import ShippedLibrary
import TableTrace
import Testing

@testable import Project
@testable import Teaching

/// Looks through the shipped scenarios for what pages of `explain` can show.
///
/// `SHOWN_PLACES=1 swift test --filter ShownPlaces` prints a line for each rule and gate without a place,
/// as the files of texts have it. `EXCHANGE=` of the exchanged rules finds those that no line names.
struct ShownPlaces {
  /// A scenario under one of its versions, the best to show first.
  struct Run {
    let name: String
    let scenario: Scenario
    let version: SystemVersion

    /// The arguments that run it, without the version if it is the newest.
    var arguments: String {
      version == scenario.newestVersion ? name : "\(name) --os '\(version)'"
    }

    var pair: String {
      version == scenario.newestVersion ? "in: \(name)" : "in: \(name), os: \(version)"
    }

    func lines(hasGates: Bool) -> [TraceLine] {
      let recorder = TraceRecorder(recipients: scenario.tracedRecipients, keepsGates: hasGates)
      _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
      return recorder.lines
    }
  }

  /// Newer versions are first, and lessons before what only tests are written for.
  static let runs: [Run] = ShippedFile.below("Scenarios").filter { $0.path.hasSuffix(".yaml") }
    .flatMap { file -> [Run] in
      guard let scenario = ScenarioDecoder.decode(file.bytes, path: file.path).scenario else {
        return []
      }
      let name = String(file.path.dropFirst("Scenarios/".count).dropLast(".yaml".count))
      return scenario.versions.map { Run(name: name, scenario: scenario, version: $0) }
    }
    .sorted {
      (rank($0) / 10, $1.version.major, rank($0), $1.version, $0.name) < (
        rank($1) / 10, $0.version.major, rank($1), $0.version, $1.name
      )
    }

  private static func rank(_ run: Run) -> Int {
    let isLesson = run.scenario.learn != nil
    let folder = run.name.prefix { $0 != "/" }
    let kind = isLesson ? 0 : folder == "recorded" ? 3 : folder == "claims" ? 2 : 1
    return run.version.platform == .iOS ? kind : kind + 10
  }

  @Test(
    "Finds shipped scenarios for rules and gates without an example",
    .enabled(if: ProcessInfo.processInfo.environment["SHOWN_PLACES"] != nil)
  )
  func places() {
    var rules = Set(
      RuleBook.all.map(\.id).filter { ExplanationText.of(.rule, $0.rawValue).place == nil }
    )
    var gates = Set(
      GateID.allCases.filter { ExplanationText.of(.gate, $0.rawValue).command == nil }
    )
    for run in Self.runs where !rules.isEmpty || !gates.isEmpty {
      for line in run.lines(hasGates: true) {
        for rule in rules where line.follows(rule) {
          rules.remove(rule)
          print("shown \(rule.rawValue): {\(run.pair)}")
        }
      }
      let callbacks = Set(gates.flatMap { GateBook.callbacks(behind: $0).map(\.callback) })
      // The plain question first, then one about each step.
      let steps: [Int?] = [nil] + run.scenario.steps.indices.map { $0 + 1 }
      let questions = Callback.allCases.filter(callbacks.contains).flatMap { callback in
        steps.map { WhyNotQuestion(callback: callback, step: $0) }
      }
      let found = GateObservation.all(run.scenario, run.version, questions)
      for (question, observation) in zip(questions, found) {
        let calls = question.step.map { observation.counts[$0, default: 0] } ?? observation.count
        let judge = GateJudge(question, run.scenario, observation)
        guard calls == 0, let gate = (judge.ended ?? judge.verdict)?.gate.id, gates.contains(gate)
        else { continue }
        let step = question.step.map { " --at \($0)" } ?? ""
        let command = "why-not \(question.callback.facts.key) \(run.arguments)\(step)"
        let output = ToolRun(ToolRun.words(command), hasLibrary: true).output
        let lines = output.split(separator: "\n").filter { !$0.contains("✓") }
        guard lines.contains(where: { $0.contains(gate.rawValue) }) else { continue }
        gates.remove(gate)
        print("shown \(gate.rawValue): \(command)")
      }
    }
    print("shown nowhere: \(rules.map(\.rawValue).sorted()) \(gates.map(\.rawValue).sorted())")
  }
}

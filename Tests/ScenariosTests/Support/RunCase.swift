import Scenarios
import TableTrace
import Testing

/// One run in a test: what the scenario says, the version, and the whole trace it must come to.
struct RunCase: CustomTestStringConvertible {
  let name: String
  var os = SystemVersion.iOS(9)
  /// The scenario without version, title and steps.
  let body: String
  var steps = "[load]"
  let trace: String

  var testDescription: String { name }

  /// Runs the scenario and compares every line; only an exception in the trace may end the run.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let run = try Run(body, steps: steps, os: os, sourceLocation: sourceLocation)
    let expected = trace.split(separator: "\n").map(String.init)
    #expect(run.lines == expected, sourceLocation: sourceLocation)
    #expect(run.outcome.failures.isEmpty, sourceLocation: sourceLocation)
    let crashes = expected.contains { $0.drop { $0 == " " }.hasPrefix("! ") }
    #expect((run.outcome.exception != nil) == crashes, sourceLocation: sourceLocation)
  }
}

/// What a run came to.
struct Run {
  let lines: [String]
  let outcome: ScenarioRunner.Outcome

  /// The failures as sentences with their lines.
  var failures: [String] {
    outcome.failures.map { "\($0.line): \($0.sentence)" }
  }

  /// Decodes and runs a scenario given without version, title and steps.
  init(
    _ body: String,
    steps: String = "[load]",
    os: SystemVersion = .iOS(9),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scenario = try decodedBody(body, steps: steps, sourceLocation: sourceLocation)
    self.init(scenario, os: os, sourceLocation: sourceLocation)
  }

  /// Runs a scenario, which breaks no law.
  init(
    _ scenario: Scenario,
    os: SystemVersion,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let recipients = Set(scenario.trace ?? [.dataSource, .delegate, .controller])
    let recorder = TraceRecorder(recipients: recipients)
    let watch = LawWatch(os, hooks: Set(scenario.controller.keys), before: recorder)
    outcome = ScenarioRunner(scenario: scenario, version: os).run(into: watch)
    #expect(watch.verdict.breaches == [], sourceLocation: sourceLocation)
    lines = recorder.lines.map(\.indented)
  }
}

import Scenarios
import TableTrace

/// A scenario run under one version, with its trace as values.
struct Simulation {
  /// The trace.
  var lines: [TraceLine]
  /// What the run came to.
  var outcome: ScenarioRunner.Outcome

  /// Runs a scenario; `recipients` nil records the calls of every recipient, hooks included.
  init(_ scenario: Scenario, _ version: SystemVersion, recipients: Set<Recipient>?) {
    let recorder = TraceRecorder(recipients: recipients)
    outcome = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
    lines = recorder.lines
  }
}

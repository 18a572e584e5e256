package import Goldens
package import Scenarios
package import TableTrace

/// A scenario run under one version, with its trace as values.
package struct Simulation {
  /// The trace.
  package var lines: [TraceLine]
  /// What the run came to.
  package let outcome: ScenarioRunner.Outcome
  /// What the laws came to.
  package var laws: LawVerdict

  /// Runs a scenario; `recipients` nil records the calls of every recipient, hooks included.
  package init(
    _ scenario: Scenario,
    _ version: SystemVersion,
    names: TraceNames = .swift,
    recipients: Set<Recipient>?
  ) {
    let recorder = TraceRecorder(names: names, recipients: recipients)
    let watch = LawWatch(version, hooks: Set(scenario.controller.keys), before: recorder)
    outcome = ScenarioRunner(scenario: scenario, version: version).run(into: watch)
    laws = watch.verdict
    lines = recorder.lines
  }

  /// Compares a recorded log with a scenario, whose lines are kept only when something differs.
  package static func compare(
    _ log: RecordedLog,
    with scenario: Scenario,
    _ version: SystemVersion
  ) -> LogComparison.Result {
    let comparison = LogComparison(log)
    return comparison.compare(projection(on: comparison, of: scenario, Profile(version))) {
      Simulation(scenario, version, recipients: nil).lines
    }
  }

  /// How far a scenario follows a recorded log, which is cheaper to know than what differs then.
  package static func progress(
    _ comparison: LogComparison,
    with scenario: Scenario,
    _ profile: Profile
  ) -> LogComparison.Progress {
    comparison.progress(projection(on: comparison, of: scenario, profile))
  }

  /// What an app that the scenario describes would have printed of what a log prints.
  private static func projection(
    on comparison: LogComparison,
    of scenario: Scenario,
    _ profile: Profile
  ) -> LogProjection {
    let projection = LogProjection(on: comparison)
    _ = ScenarioRunner(scenario: scenario, profile: profile).run(into: projection)
    return projection
  }
}

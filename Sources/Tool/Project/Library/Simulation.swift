import Diagnostics
package import Goldens
package import Scenarios
package import TableTrace

/// A run of a scenario under one version, with its trace as values.
package struct Simulation {
  package var lines: [TraceLine]
  package let outcome: ScenarioRunner.Outcome
  package var laws: LawVerdict

  /// Runs a scenario, and records the calls of these recipients, or of all for nil.
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

  /// Returns the lines of a run without checking its laws, for all recipients if nil.
  package static func lines(
    _ scenario: Scenario,
    _ version: SystemVersion,
    names: TraceNames = .swift,
    recipients: Set<Recipient>?,
    keepsGates: Bool = false
  ) -> [TraceLine] {
    let recorder = TraceRecorder(names: names, recipients: recipients, keepsGates: keepsGates)
    _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
    return recorder.lines
  }

  /// Compares a recorded log with a scenario, with lines in memory only for a difference.
  package static func compare(
    _ log: RecordedLog,
    with scenario: Scenario,
    _ version: SystemVersion
  ) -> LogComparison.Result {
    let comparison = LogComparison(log)
    let shown = scenario.tracedRecipients
    return comparison.compare(
      projection(on: comparison, of: scenario, Profile(version)),
      shown: shown
    ) {
      lines(scenario, version, recipients: shown.union(comparison.recipients))
    }
  }

  /// Returns the callbacks that a run calls and a whole log does not print, each with its number of
  /// calls.
  package static func unprinted(
    by log: RecordedLog,
    _ scenario: Scenario,
    _ version: SystemVersion
  ) -> [String] {
    guard log.header.prints == nil, log.header.covers == nil, log.header.extent == .complete,
      log.namingLines.isEmpty
    else { return [] }
    let counter = CallCounter()
    _ = ScenarioRunner(scenario: scenario, version: version).run(into: counter)
    let printed = Set(log.firstLines.map(\.message))
    return scenario.callbacks.filter { !printed.contains(.callback($0)) && counter.count($0) > 0 }
      .map { "\($0.facts.key) (\(Phrase.count(counter.count($0), "call")) in the simulation)" }
  }

  /// Returns how much of a recorded log a scenario matches, without a description of the
  /// difference.
  package static func progress(
    _ comparison: LogComparison,
    with scenario: Scenario,
    _ profile: Profile
  ) -> LogComparison.Progress {
    comparison.progress(projection(on: comparison, of: scenario, profile))
  }

  /// Returns the calls that an app with the log's print statements would print.
  private static func projection(
    on comparison: LogComparison,
    of scenario: Scenario,
    _ profile: Profile
  ) -> LogProjection {
    let recipients = scenario.tracedRecipients.union(comparison.recipients)
    let projection = LogProjection(on: comparison, recipients: recipients)
    _ = ScenarioRunner(scenario: scenario, profile: profile).run(into: projection)
    return projection
  }
}

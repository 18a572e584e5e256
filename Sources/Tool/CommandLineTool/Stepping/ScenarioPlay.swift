import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace

/// A scenario that was run under one version, to be looked at event by event.
///
/// The state of the table is not kept for every event: the scenario runs once more for the one that is
/// looked at, and comes out the same.
struct ScenarioPlay {
  /// The trace.
  let lines: [TraceLine]
  /// How many events the run has; those above the most that are held are no lines.
  let eventCount: Int
  /// What the run came to.
  let outcome: ScenarioRunner.Outcome
  private let runner: ScenarioRunner
  private let names: TraceNames
  private let filter: CallFilter
  private let remarks: ReasonRemarks

  /// Runs a scenario, and holds no more than the most events of its trace.
  init(
    _ scenario: Scenario,
    _ version: SystemVersion,
    names: TraceNames,
    filter: CallFilter,
    mostEvents: Int
  ) {
    let runner = ScenarioRunner(scenario: scenario, version: version)
    self.runner = runner
    self.names = names
    self.filter = filter
    remarks = ReasonRemarks(Evidence.words(version))
    let recorder = TraceRecorder(names: names, recipients: scenario.tracedRecipients)
    let capped = CappedSink(recorder, most: mostEvents, recipients: scenario.tracedRecipients)
    outcome = runner.run(into: filter.before(capped))
    lines = recorder.lines
    eventCount = capped.count
  }

  /// The state of the table around an event; that of an empty table where there is no such event.
  func moment(of event: Int) -> StateRecorder.Moment {
    let recorder = TraceRecorder(names: names, recipients: runner.scenario.tracedRecipients)
    let states = StateRecorder(recorder, wanted: event)
    _ = runner.run(into: filter.before(states))
    return states.moment(of: event)
      ?? StateRecorder.Moment(before: TableState(), after: TableState())
  }

  /// The page of the event that a walk has come to.
  func page(_ walk: TraceWalk, ink: Ink) -> String {
    EventPage(
      walk: walk,
      steps: runner.scenario.steps.map(\.text),
      reason: remarks.remark(walk.line),
      moment: moment(of: walk.place),
      explanation: walk.line.kind == .crash ? outcome.exception?.explanation ?? [] : [],
      ink: ink
    ).text
  }
}

import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace

/// A run of a scenario under one version, for moving through its events.
///
/// The states of the table are not kept. The scenario runs again for the shown event, with the same
/// result.
struct ScenarioPlay {
  let lines: [TraceLine]
  /// The number of events, including those above the limit.
  let eventCount: Int
  let outcome: ScenarioRunner.Outcome
  private let runner: ScenarioRunner
  private let names: TraceNames
  private let filter: CallFilter
  private let remarks: ReasonRemarks

  /// Runs a scenario, and keeps at most the limit of events.
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

  /// Returns the state of the table before and after an event, or empty if the event does not
  /// exist.
  func moment(of event: Int) -> StateRecorder.Moment {
    let recorder = TraceRecorder(names: names, recipients: runner.scenario.tracedRecipients)
    let states = StateRecorder(recorder, wanted: event)
    _ = runner.run(into: filter.before(states))
    return states.moment(of: event)
      ?? StateRecorder.Moment(before: TableState(), after: TableState())
  }

  /// Returns the page of the current event.
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

import TableTrace

/// One run of a scenario: the table, the app's data and state, and what is still to happen.
///
/// A class, because the scripted clients act on it while the table is calling them.
final class ScenarioRun {
  let scenario: Scenario
  let version: SystemVersion
  let table: TableView
  let sink: any TraceSink
  let watcher: CallWatcher?
  var model: ScenarioModel
  /// The data as the table counted it.
  var counted = CountedModels()
  var state: String?
  var hasLoaded = false
  var isLandscape = false
  /// The methods of the controller that are running inside each other.
  var openHooks = 0
  /// The number of the step that runs, from 1.
  private(set) var stepNumber = 0
  /// The step that took a finger off the table without lifting it, if that is how the last one went.
  var lostFinger: (step: String, line: Int)?
  /// Steps that reactions put off to later turns, a turn each.
  var later: [[ScenarioStep]] = []
  /// Where the counts of `expect` begin.
  var countedCalls = 0
  var outcome = ScenarioRunner.Outcome()

  /// The turns that `later` may add to one step.
  private static let turnLimit = 1000

  init(_ scenario: Scenario, profile: Profile, sink: any TraceSink) {
    self.scenario = scenario
    version = profile.version
    model = ScenarioModel(scenario.sections)
    state = scenario.initialState
    watcher = scenario.hasExpectations ? CallWatcher(sink) : nil
    self.sink = watcher ?? sink
    table = TableView(
      style: scenario.style,
      size: scenario.tableSize(profile.host.barPlace),
      profile: profile,
      sink: self.sink
    )
    table.queuedWork = { [unowned self] rule throws(UIKitException) in try runQueuedWork(rule) }
  }

  /// Runs all steps until the end or an exception.
  func run() -> ScenarioRunner.Outcome {
    do throws(UIKitException) {
      for (index, step) in scenario.steps.enumerated() {
        stepNumber = index + 1
        sink.step(stepNumber, step.text)
        try perform(step, for: nil)
        try endTurn(of: step)
        try runLaterTurns(of: step)
      }
    } catch {
      end(with: error)
    }
    return outcome
  }

  /// The end of a run-loop turn: a pending layout happens if the table is in a window, what scrolls
  /// by itself comes to rest, then what is left for idle times is done.
  private func endTurn(of step: ScenarioStep) throws(UIKitException) {
    guard table.isInWindow else { return }
    try layOut()
    try table.runAnimation()
    try layOut()
    try endUpdates(of: step)
    try table.prepareRowWhenIdle()
  }

  /// Ends updates that began as others ended, in a completion or in didEndDisplaying.
  private func endUpdates(of step: ScenarioStep) throws(UIKitException) {
    var animations = 0
    while table.isUpdating {
      animations += 1
      guard animations <= Self.turnLimit else {
        return fail(
          step,
          expected: "the updates that begin as others end to come to an end",
          found: "still more after \(Self.turnLimit) of them"
        )
      }
      try table.runAnimation()
      try layOut()
    }
  }

  private func runLaterTurns(of step: ScenarioStep) throws(UIKitException) {
    var turns = 0
    while !later.isEmpty {
      turns += 1
      guard turns <= Self.turnLimit else {
        later = []
        return fail(
          step,
          expected: "the turns that 'later' asks for to end",
          found: "still more after \(Self.turnLimit) of them"
        )
      }
      let steps = later.removeFirst()
      sink.phase(.turn, rule: .reloadLayout)
      for step in steps {
        try perform(step, for: nil)
      }
      try endTurn(of: step)
    }
  }

  /// Runs the turns that wait now, before the selection that a touch has left for later.
  private func runQueuedWork(_ rule: RuleID) throws(UIKitException) {
    let waiting = later
    later = []
    for steps in waiting {
      sink.phase(.turn, rule: rule)
      for step in steps {
        try perform(step, for: nil)
      }
      guard table.isInWindow else { continue }
      try layOut()
    }
  }

  /// The exception is an outcome; it is expected if a step from here on says so.
  private func end(with raised: UIKitException) {
    var exception = raised
    exception.update = raised.update.map { counted.refine($0) }
    sink.raised(exception)
    outcome.exception = exception
    let rest = scenario.steps.dropFirst(max(0, stepNumber - 1))
    outcome.endingStep = rest.first
    let expected = rest.flatMap(\.expectedExceptions)
    outcome.isExceptionExpected = expected.contains { $0.matches(exception) }
    guard !outcome.isExceptionExpected, let other = expected.first else { return }
    outcome.wrongException = ScenarioRunner.ExpectationFailure(
      line: other.line,
      expected: "an exception with '\(other.text)'",
      found: "\(exception.name): \(exception.reason)"
    )
  }

  func fail(_ step: ScenarioStep, expected: String, found: String) {
    outcome.failures.append(
      ScenarioRunner.ExpectationFailure(line: step.line, expected: expected, found: found)
    )
  }
}

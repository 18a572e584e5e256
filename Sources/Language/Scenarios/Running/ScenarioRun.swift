import TableTrace

/// One run of a scenario: the table, the app's data and state, and the pending turns.
///
/// It is a class because the scripted clients change it while the table calls them.
final class ScenarioRun {
  let scenario: Scenario
  let version: SystemVersion
  let table: TableView
  let sink: any TraceSink
  let watcher: CallWatcher?
  /// Finds steps without an effect, or nil if no remarks are requested.
  let idleWatch: IdleWatch?
  var model: ScenarioModel
  /// The snapshot of the scenario's diffable data source, or nil for another data source.
  var snapshot: ScenarioModel? {
    didSet { pathsOfItems = nil }
  }
  /// The rows of the snapshot by their items, or nil before the first query.
  var pathsOfItems: [String: IndexPath]?
  /// Whether the current data source uses the snapshot.
  var answersBySnapshot = false
  var items: [String: ItemDescription]
  let itemUsage: ItemUsage
  /// The reactions in the controller's methods.
  let controller: [ControllerHook: ReactionList]
  let cellDescriptions: CellDescriptions
  /// The content that the app set on cells, by their numbers.
  var shown: [Int: ShownCell] = [:]
  /// The arguments that the running reaction has kept, or nil outside of reactions.
  var captured: CapturedRow?
  var answeredCells = AnsweredCells()
  /// The data when the table counted it.
  var counted = CountedModels()
  var state: String?
  var hasLoaded = false
  var isLandscape = false
  var edges = TableEdges()
  /// The section index when it was last touched.
  var indexTitles = IndexTitles()
  /// The number of nested controller methods that are running.
  var openHooks = 0
  /// The number of the current step, from 1.
  private(set) var stepNumber = 0
  /// The step that ended the last touch without lifting the finger, or nil.
  var lostFinger: (step: String, line: Int)?
  var waiting = WaitingTurns()
  /// The numbers of the waiting turns without a time.
  var later: ArraySlice<Int> = []
  /// The simulated time, and the numbers of the turns that wait for a time.
  var clock = LogicalClock()
  /// Whether the controller's view has disappeared and not appeared again.
  var hasDisappeared = false
  /// Whether turns run between two frames of an animation.
  var runsBetweenFrames = false
  /// Whether turns run before the selection of a touch.
  var runsQueuedWork = false
  /// Counts the events that reactions cause.
  let budget: ReactionBudget
  /// The steps that reactions requested in the current step.
  var chain = ReactionChain()
  /// The number of nested callbacks with running reactions.
  var openCallbacks = 0
  /// The number of nested reaction steps that are running.
  var openReactions = 0
  /// The number of running reactions to a query about a height, each in the middle of a re-query.
  var openRequeries = 0
  /// The rows that the current re-query has counted.
  var requeryLimit = RequeryLimit()
  /// The last number of sections that the data source returned, and the re-query that it begins.
  var answeredSections = (requery: 0, count: 0)
  /// The number of calls before the counts of `expect` begin.
  var countedCalls = 0
  var outcome = ScenarioRunner.Outcome()
  /// The indices of each line's failures in the outcome.
  private var placesOfFailures: [Int: [Int]] = [:]
  /// The most different failures that are reported for one line.
  private static let listedWays = 3

  init(
    _ scenario: Scenario,
    profile: Profile,
    sink given: any TraceSink,
    notesIdleSteps: Bool = false
  ) {
    idleWatch = notesIdleSteps ? IdleWatch(given, traced: scenario.tracedRecipients) : nil
    let sink: any TraceSink = idleWatch ?? given
    self.scenario = scenario
    version = profile.version
    model = ScenarioModel(scenario.sections)
    snapshot = scenario.clients[.dataSource]?.isDiffable == true ? model : nil
    items = scenario.items
    itemUsage = ItemUsage(scenario.itemUsage)
    controller = scenario.controller.mapValues { ReactionList($0) }
    cellDescriptions = CellDescriptions(scenario.cells)
    state = scenario.initialState
    watcher = scenario.hasExpectations ? CallWatcher(sink) : nil
    budget = ReactionBudget(watcher ?? sink)
    // Without reactions, there is nothing to count.
    self.sink = scenario.hasReactions ? budget : watcher ?? sink
    table = TableView(
      style: scenario.style,
      size: scenario.tableSize(profile),
      profile: profile,
      sink: self.sink
    )
    table.screenScale = scenario.viewport.scale
    table.isUnderLargeTitle = scenario.host.hasLargeTitle
    if case .device(let device) = scenario.viewport { table.isPad = device.isPad }
    table.contentSizeCategory = scenario.contentSizeCategory
    if scenario.putsOffToTimes {
      table.afterFrame = { [unowned self] () throws(UIKitException) in try endFrame() }
    }
    if scenario.showsContent {
      table.afterHook = { [unowned self] hook, arguments in
        if let cell = arguments.hookedCell { run(hook, of: cell) }
      }
    }
    table.queuedWork = { [unowned self] rule throws(UIKitException) in try runQueuedWork(rule) }
  }

  /// Runs all steps until the end or an exception.
  func run(afterStep: ScenarioRunner.StepObserver?) -> ScenarioRunner.Outcome {
    do throws(UIKitException) {
      for (index, step) in scenario.steps.enumerated() {
        stepNumber = index + 1
        budget.beginStep()
        chain = ReactionChain()
        let moment = momentBefore(step)
        sink.step(stepNumber, step.text)
        try perform(step, for: nil)
        try endTurn()
        try runLaterTurns()
        noteIdle(step, since: moment)
        afterStep?(stepNumber, table)
      }
      // Turns that are still waiting run after the last step.
      try wait(until: .never)
    } catch {
      afterStep?(stepNumber, table)
      end(with: error)
    }
    sink.ended()
    return outcome
  }

  /// Ends the run with an exception, which a later step may expect.
  private func end(with raised: UIKitException) {
    var exception = raised
    exception.update = raised.update.map { counted.refine($0) }
    sink.raised(exception)
    guard !budget.isSpent || raised.rule != .simulationLimit else { return failForBudget() }
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

  func fail(
    _ step: ScenarioStep,
    expected: String,
    found: String,
    uncalled: Callback? = nil,
    called: ScenarioRunner.ExpectationFailure.Called? = nil
  ) {
    fail(
      line: step.line,
      expected: expected,
      found: found,
      uncalled: uncalled,
      called: called
    )
  }

  /// Records a failure, or counts it if it repeats.
  func fail(
    line: Int,
    expected: String,
    found: String,
    uncalled: Callback? = nil,
    called: ScenarioRunner.ExpectationFailure.Called? = nil
  ) {
    let places = placesOfFailures[line, default: []]
    let same = places.first { place in
      outcome.failures[place].expected == expected && outcome.failures[place].found == found
    }
    if let same {
      outcome.failures[same].count += 1
    } else if places.count >= Self.listedWays, let last = places.last {
      outcome.failures[last].unlisted += 1
    } else {
      placesOfFailures[line, default: []].append(outcome.failures.count)
      outcome.failures.append(
        ScenarioRunner.ExpectationFailure(
          line: line,
          expected: expected,
          found: found,
          uncalled: uncalled,
          called: called
        )
      )
    }
  }
}

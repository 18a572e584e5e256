import TableTrace

/// A sink that records whether a step called or changed anything, and what prevented it.
///
/// It is a class because every sink is one. A run that does not report such steps uses none.
final class IdleWatch: PassingSink {
  let next: any TraceSink
  /// The recipients whose calls are traced.
  private let traced: Set<Recipient>
  /// Whether anything has happened since the step began.
  private(set) var isBusy = false
  /// Whether the app has called the table since the step began.
  private(set) var hasQueried = false
  /// The first failed condition since the step began, except methods that are not implemented.
  private(set) var gate: ClosedGate?

  init(_ next: any TraceSink, traced: Set<Recipient>) {
    self.next = next
    self.traced = traced
  }

  func begin() {
    isBusy = false
    hasQueried = false
    gate = nil
  }

  /// Records that code of the app runs, such as a reaction or the handler of a tap.
  func noteWork() {
    isBusy = true
  }

  func called(_ call: Call) {
    // A table sets the appearance of its cells again even if it stays the same.
    if case .cell = call.message {
      if traced.contains(.cell) { isBusy = true }
    } else {
      isBusy = true
    }
    next.called(call)
  }

  func phase(_ phase: Phase, rule: RuleID) {
    if phase.isOfApp { isBusy = true }
    next.phase(phase, rule: rule)
  }

  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    isBusy = true
    next.called(callback, row: row, rule: rule)
  }

  func returned(
    points: Double,
    thenCalled callback: Callback,
    row: IndexPath,
    rule: RuleID
  ) {
    next.returned(points: points, thenCalled: callback, row: row, rule: rule)
  }

  func warned(_ text: String, rule: RuleID) {
    isBusy = true
    next.warned(text, rule: rule)
  }

  func noted(_ text: String) {
    isBusy = true
    next.noted(text)
  }

  func showed(_ content: CellContent, in cell: Cell) {
    isBusy = true
    next.showed(content, in: cell)
  }

  func queried(_ query: Query) {
    hasQueried = true
    next.queried(query)
  }

  func closed(_ gate: ClosedGate) {
    if self.gate == nil, !Self.incidental.contains(gate.gate) { self.gate = gate }
    next.closed(gate)
  }

  /// Conditions that only prevent a callback, while the step still has its effect.
  private static let incidental: Set<GateID> = [
    .implemented, .versionKnows, .rowToDeselect, .deselectsItself, .notToggled,
    .tableChoosesFocus, .noFocusRemembered, .accessoryIsButton, .besideAccessory,
  ]
}

extension Phase {
  /// Whether code of the app runs in the method, which the trace may not show.
  fileprivate var isOfApp: Bool {
    switch self {
    case .turn, .handler, .completion, .completionUnfinished: true
    case .setUp, .willAppear, .window, .frame, .insets, .layout, .idle, .animation, .animationFade,
      .animationRight, .animationLeft, .animationTop, .animationBottom, .animationNone,
      .animationMiddle, .animationAutomatic:
      false
    }
  }
}

/// The state that is compared before and after a step.
struct IdleMoment: Equatable {
  /// The largest model that is kept for comparison, in rows.
  private static let mostRows = 10_000

  let state: TableState
  private let properties: TableProperties
  private let adjustsToSafeArea: Bool
  private let isTouched: Bool
  private let isRefreshing: Bool
  private let hasOpenGroup: Bool
  private let hasPlaceholder: Bool
  private let hasDataSource: Bool
  private let hasDelegate: Bool
  private let failures: Int
  /// The state that conditions compare.
  private let word: String?
  private let now: LogicalClock.Time
  private let waitingTurns: Int
  /// The model, or nil if the step does not change it.
  private let model: [SectionModel]?

  /// Records the state before or after a step.
  init(_ run: ScenarioRun, for step: ScenarioStep) {
    let table = run.table
    state = TableState(table)
    properties = table.properties
    adjustsToSafeArea = run.edges.adjustsToSafeArea
    isTouched = table.isTouched
    isRefreshing = table.isRefreshing
    hasOpenGroup = table.hasOpenGroup
    hasPlaceholder = table.hasPlaceholder
    hasDataSource = table.dataSource != nil
    hasDelegate = table.delegate != nil
    failures = run.outcome.failures.count
    word = run.state
    now = run.clock.now
    waitingTurns = run.waiting.turnCount
    let sections = run.model.sections
    let isComparable = sections.reduce(0) { $0 + $1.count } <= Self.mostRows
    model = if case .model = step.action, isComparable { sections } else { nil }
  }
}

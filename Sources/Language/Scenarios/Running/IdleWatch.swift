import TableTrace

/// A sink that tells whether a step has called or shown anything, and what has kept it from that.
///
/// A class, as every sink is; a run that says nothing about idle steps uses none.
final class IdleWatch: PassingSink {
  let next: any TraceSink
  /// Whether something has happened since the step began.
  private(set) var isBusy = false
  /// The first gate that was found closed since then, apart from methods that nobody implements.
  private(set) var gate: ClosedGate?

  init(_ next: any TraceSink) {
    self.next = next
  }

  func begin() {
    isBusy = false
    gate = nil
  }

  func called(_ call: Call) {
    isBusy = true
    next.called(call)
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
    isBusy = true
    next.queried(query)
  }

  func closed(_ gate: ClosedGate) {
    if self.gate == nil, gate.gate != .implemented, gate.gate != .versionKnows { self.gate = gate }
    next.closed(gate)
  }
}

/// The state that a step without effect does not change.
struct IdleMoment: Equatable {
  private let state: TableState
  private let properties: TableProperties
  private let isTouched: Bool
  private let isRefreshing: Bool
  private let failures: Int

  /// Takes what there is between two steps.
  init(_ run: ScenarioRun) {
    state = TableState(run.table)
    properties = run.table.properties
    isTouched = run.table.isTouched
    isRefreshing = run.table.isRefreshing
    failures = run.outcome.failures.count
  }
}

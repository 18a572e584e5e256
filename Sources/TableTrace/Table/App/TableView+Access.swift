/// What UIKit says when the app reaches into a pass over the visible rows.
extension TableView {
  /// Warns of a question for cells inside a callback of the pass.
  func warnOfAccess(_ text: String) {
    guard profile.reuse.warnsOfVisibleCells, isLayingOut, openCalls > 0 else { return }
    sink.warned(text, rule: .visibleCellsAccess)
  }

  /// The height of a self-sizing row in points; a row without height takes the standard one.
  func fittingHeight(of path: IndexPath) -> Double {
    guard let height = fittingHeights.row(path) else { return profile.geometry.defaultRowHeight }
    guard profile.reuse.refusesZeroFittingHeight, height == 0 else { return height }
    if !hasWarnedOfZeroHeight {
      hasWarnedOfZeroHeight = true
      sink.warned(Self.zeroHeightWarning, rule: .zeroFittingHeight)
    }
    return profile.geometry.defaultRowHeight
  }

  /// Raises for a group of updates that ends while a cell is being made.
  func refuseUpdateInsideCell() throws(UIKitException) {
    guard let path = rowInProgress?.path else { return }
    if isPreparingAhead { throw UIKitException.updateWhilePreparing(path) }
    let exception = UIKitException.updateInsideCell(
      profile.reuse.updateInsideCell,
      path,
      first: displayedRows.first.map { rowsAbove($0.path) } ?? 0,
      cells: displayedRows.count
    )
    if let exception { throw exception }
  }

  /// The number of rows in front of a row.
  private func rowsAbove(_ path: IndexPath) -> Int {
    sections.prefix(path.section).reduce(path.row) { $0 + $1.rows.count }
  }

  static let visibleCellsWarning =
    "[Assert] Attempted to access the table view's visibleCells while they were in the process of "
    + "being updated, which is not allowed. Make a symbolic breakpoint at "
    + "UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in the debugger and see what "
    + "caused this to occur. Perhaps you are trying to ask the table view for the visible cells "
    + "from inside a table view callback about a specific row? Table view: <UITableView>"

  static let cellForRowWarning =
    "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the "
    + "process of updating its visible cells, which is not allowed. Make a symbolic breakpoint at "
    + "UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger "
    + "and see what caused this to occur. Perhaps you are trying to ask the table view for a cell "
    + "from inside a table view callback about a specific row? Table view: <UITableView>"

  private static let zeroHeightWarning =
    "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for "
    + "a tableview cell's content view. We're considering the collapse unintentional and using "
    + "standard height instead."
}

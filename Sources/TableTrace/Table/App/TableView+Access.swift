/// UIKit's texts about calls that are not allowed while the table lays out its visible rows.
extension TableView {
  /// Warns that the app queries cells inside a callback of the layout.
  func warnOfAccess(_ text: String) {
    guard progress.isLayingOut, progress.openCalls > 0 else { return }
    sink.answered(by: .visibleCellsInside)
    if profile[ReuseRules.visibleCells] { sink.warned(text, rule: .visibleCellsAccess) }
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

}

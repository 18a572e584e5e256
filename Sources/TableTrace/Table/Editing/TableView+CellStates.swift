/// The cell hooks about editing.
extension TableView {
  /// Reports the cell's `setEditing(_:animated:)`.
  func showEditing(_ isEditing: Bool, of cell: Cell, animated: Bool, rule: RuleID) {
    cells[cell].isEditing = isEditing
    let states = [isEditing.description, animated.description]
    show(.setEditing, .hookState(cell, states), rule: rule)
  }

  /// Reports that the cell will show other edit controls.
  func showTransition(of cell: Cell, to state: CellEditState, rule: RuleID) {
    show(.willTransition, .hookState(cell, [state.text]), rule: rule)
  }

  func showTransition(of cell: Cell, into state: CellEditState, rule: RuleID) {
    show(.didTransition, .hookState(cell, [state.text]), rule: rule)
  }

  /// Reports the hooks of a cell whose row opens, up to iOS 10.
  func showOpening(of open: OpenRow) {
    guard profile[EditingRules.cellConfirmation], let cell = open.cell else { return }
    if open.isSwipe {
      showEditing(true, of: cell, animated: true, rule: .cellSetEditing)
    }
    let state = CellEditState(showsEditControl: !open.isSwipe, showsDeleteConfirmation: true)
    showTransition(of: cell, to: state, rule: .cellConfirmation)
    showTransition(of: cell, into: state, rule: .cellConfirmation)
  }

  /// Reports the hooks of a cell whose row closes after a swipe.
  func showClosing(of open: OpenRow) {
    guard profile[EditingRules.cellConfirmation], open.isSwipe, let cell = open.cell,
      screen.rows.contains(where: { $0.cell == cell })
    else { return }
    showEditing(false, of: cell, animated: true, rule: .cellSetEditing)
    showTransition(of: cell, to: CellEditState(), rule: .cellConfirmation)
    showTransition(of: cell, into: CellEditState(), rule: .cellConfirmation)
  }
}

/// `UITableViewCell.StateMask`: which edit controls a cell shows.
struct CellEditState: Equatable {
  /// `showingEditControl`.
  var showsEditControl = false
  /// `showingDeleteConfirmation`.
  var showsDeleteConfirmation = false

  /// The state as the trace prints it.
  var text: String {
    let parts =
      (showsEditControl ? ["showingEditControl"] : [])
      + (showsDeleteConfirmation ? ["showingDeleteConfirmation"] : [])
    return parts.isEmpty ? "default" : parts.joined(separator: "|")
  }
}

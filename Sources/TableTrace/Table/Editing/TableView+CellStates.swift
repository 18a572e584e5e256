/// The hooks of cells that are edited.
extension TableView {
  /// The cell's own `setEditing(_:animated:)`.
  func showEditing(_ isEditing: Bool, of cell: Cell, animated: Bool, rule: RuleID) {
    cells[cell].isEditing = isEditing
    let states = [isEditing.description, animated.description]
    show(.setEditing, .hookState(cell, states), rule: rule)
  }

  /// The cell is about to show other controls.
  func showTransition(of cell: Cell, to state: CellEditState, rule: RuleID) {
    show(.willTransition, .hookState(cell, [state.text]), rule: rule)
  }

  func showTransition(of cell: Cell, into state: CellEditState, rule: RuleID) {
    show(.didTransition, .hookState(cell, [state.text]), rule: rule)
  }

  /// The buttons of a row are uncovered; from iOS 11 the cell is not notified.
  func showOpening(of open: OpenRow) {
    guard profile[EditingRules.cellConfirmation], let cell = open.cell else { return }
    if open.isSwipe {
      showEditing(true, of: cell, animated: true, rule: .cellSetEditing)
    }
    let state = CellEditState(showsEditControl: !open.isSwipe, showsDeleteConfirmation: true)
    showTransition(of: cell, to: state, rule: .cellConfirmation)
    showTransition(of: cell, into: state, rule: .cellConfirmation)
  }

  /// The buttons of a row are covered; the minus control does so without a transition.
  func showClosing(of open: OpenRow) {
    guard profile[EditingRules.cellConfirmation], open.isSwipe, let cell = open.cell,
      screen.rows.contains(where: { $0.cell == cell })
    else { return }
    showEditing(false, of: cell, animated: true, rule: .cellSetEditing)
    showTransition(of: cell, to: CellEditState(), rule: .cellConfirmation)
    showTransition(of: cell, into: CellEditState(), rule: .cellConfirmation)
  }
}

/// `UITableViewCell.StateMask`: what a cell shows of editing.
struct CellEditState: Equatable {
  /// `showingEditControl`.
  var showsEditControl = false
  /// `showingDeleteConfirmation`.
  var showsDeleteConfirmation = false

  /// The state in the trace's form.
  var text: String {
    let parts =
      (showsEditControl ? ["showingEditControl"] : [])
      + (showsDeleteConfirmation ? ["showingDeleteConfirmation"] : [])
    return parts.isEmpty ? "default" : parts.joined(separator: "|")
  }
}

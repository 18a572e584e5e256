/// Keeps the selection through changes of the table.
extension TableView {
  package func clearSelectionOnAppearing() {
    for row in selection.rows {
      deselect(row, animated: true, rule: .selectionAppearing)
    }
  }

  /// Forgets the selection and the focus after a reload, without a call.
  ///
  /// A touch in progress selects nothing any more, but its highlight is removed as it ends.
  func forgetSelection() {
    selection.forget()
    fingers.reload()
  }

  /// Edit mode begins or ends: the selection goes, and returns in one version.
  func dropSelection(beginningEditing isBeginning: Bool) {
    let kept = isBeginning ? selection.rows : []
    var returning =
      isBeginning || !profile[SelectionKeepingRules.editMode] ? [] : selection.beforeEditing
    // What may no longer be selected together does not return.
    if !holdsSeveral, returning.count > 1 { returning = [] }
    for row in selection.rows {
      deselect(row, animated: false, rule: .selectionInEditMode)
    }
    for row in returning {
      select(row, animated: true, rule: .selectionInEditMode)
    }
    selection.keepForEditing(kept)
  }

  /// The app has switched multiple selection on or off: what is selected fits to it.
  func limitSelection(wasMultiple: Bool) {
    guard wasMultiple, !holdsSeveral, selection.rows.count > 1 else { return }
    for row in selection.rows {
      deselect(row, animated: false, rule: .selectionNoLongerMultiple)
    }
  }

  /// The app calls `setSelected(_:animated:)` of a cell itself: its look changes, the selection
  /// not.
  package func setLook(selected isSelected: Bool, of cell: Cell) {
    cells[cell].isSelected = isSelected
    let states = [isSelected.description, false.description]
    show(.setSelected, .hookState(cell, states), rule: .deselectsSelected)
  }

  /// A row that enters the screen gives its cell its own look; one from the pool may have another.
  func showLook(of path: IndexPath, in cell: Cell) {
    let wasHighlighted = cells[cell].isHighlighted
    let wasSelected = cells[cell].isSelected
    if wasHighlighted != (path == fingers.highlightedRow) {
      setHighlighted(path == fingers.highlightedRow, path, rule: .lookOfReusedCell)
    }
    if !selection.isEmpty, selection.contains(path) {
      setSelected(true, path, animated: false, rule: .selectedNewCell)
    } else if wasSelected {
      setSelected(false, path, animated: false, rule: .lookOfReusedCell)
    }
  }
}

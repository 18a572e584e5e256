/// Changes of the selection when the table changes.
extension TableView {
  package func clearSelectionOnAppearing() {
    for row in selection.rows {
      deselect(row, animated: true, rule: .selectionAppearing)
    }
  }

  /// Forgets the selection and the focus after a reload, without a call.
  ///
  /// A current touch will not select a row, but its highlight is removed at its end.
  func forgetSelection() {
    selection.forget()
    fingers.reload()
  }

  /// Deselects all rows when edit mode begins or ends, and restores the selection in some versions.
  func dropSelection(beginningEditing isBeginning: Bool) {
    let kept = isBeginning ? selection.rows : []
    var returning =
      isBeginning || !profile[SelectionKeepingRules.editMode] ? [] : selection.beforeEditing
    // If several rows can no longer be selected, none is restored.
    if !holdsSeveral, returning.count > 1 { returning = [] }
    for row in selection.rows {
      deselect(row, animated: false, rule: .selectionInEditMode)
    }
    for row in returning {
      select(row, animated: true, rule: .selectionInEditMode)
    }
    selection.keepForEditing(kept)
  }

  /// Deselects all rows if several are selected and multiple selection was turned off.
  func limitSelection(wasMultiple: Bool) {
    guard wasMultiple, !holdsSeveral, selection.rows.count > 1 else { return }
    for row in selection.rows {
      deselect(row, animated: false, rule: .selectionNoLongerMultiple)
    }
  }

  /// Sets the look of a cell when the app calls its `setSelected(_:animated:)`.
  ///
  /// The table's selection does not change.
  package func setLook(selected isSelected: Bool, of cell: Cell) {
    cells[cell].isSelected = isSelected
    let states = [isSelected.description, false.description]
    show(.setSelected, .hookState(cell, states), rule: .deselectsSelected)
  }

  /// Sets a cell's look to the state of its row, which may differ from that of its last row.
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

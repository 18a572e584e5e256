/// What becomes of the selection as the table changes.
extension TableView {
  /// A table view controller clears the selection as it appears.
  public func clearSelectionOnAppearing() {
    for row in selectedRows {
      deselect(row, animated: true, rule: .selectionAppearing)
    }
  }

  /// A reload forgets what is selected and focused, and tells nobody; a finger selects nothing any
  /// more, but takes its highlight off as it is lifted.
  func forgetSelection() {
    selectedRows = []
    selectionBeforeEditing = []
    focusedRow = nil
    lastFocusedRow = nil
    touch?.walk.close(.touchNotCancelled)
  }

  /// Edit mode begins or ends: the selection goes, and comes back in one version.
  func dropSelection(beginningEditing isBeginning: Bool) {
    let kept = isBeginning ? selectedRows : []
    let returning =
      isBeginning || !profile.restoresSelectionAfterEditing ? [] : selectionBeforeEditing
    for row in selectedRows {
      deselect(row, animated: false, rule: .selectionInEditMode)
    }
    for row in returning {
      select(row, animated: true, rule: .selectionInEditMode)
    }
    selectionBeforeEditing = kept
  }

  /// Structural updates renumber the rows; nil is a row that is gone.
  func renumberSelection(_ number: (IndexPath) -> IndexPath?) {
    selectedRows = selectedRows.compactMap(number)
    selectionBeforeEditing = selectionBeforeEditing.compactMap(number)
    focusedRow = focusedRow.flatMap(number)
    lastFocusedRow = lastFocusedRow.flatMap(number)
    if let row = highlightedRow {
      // The highlight of a row that is gone still ends as the finger is lifted.
      highlightedRow = number(row) ?? row
    }
    if let old = touch, let row = old.row {
      let new = number(row)
      touch = Touch(row: new, walk: old.walk, isTracked: old.isTracked && new != nil)
    }
  }

  /// A selected row that comes on screen sets its new cell selected.
  func showSelection(of path: IndexPath) {
    guard !selectedRows.isEmpty, selectedRows.contains(path) else { return }
    setSelected(true, path, animated: false, rule: .selectedCell)
  }
}

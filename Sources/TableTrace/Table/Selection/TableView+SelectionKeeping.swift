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
    cancelEndedTouches()
  }

  /// Edit mode begins or ends: the selection goes, and comes back in one version.
  func dropSelection(beginningEditing isBeginning: Bool) {
    let kept = isBeginning ? selectedRows : []
    let returning =
      isBeginning || !profile.selectionKeeping.comesBackAfterEditing ? [] : selectionBeforeEditing
    for row in selectedRows {
      deselect(row, animated: false, rule: .selectionInEditMode)
    }
    for row in returning {
      select(row, animated: true, rule: .selectionInEditMode)
    }
    selectionBeforeEditing = kept
  }

  /// Structural updates renumber the rows; nil is a row that is gone.
  func renumberSelection(by moves: RowMoves) {
    selectedRows = selectedRows.compactMap { moves[$0] }
    selectionBeforeEditing = selectionBeforeEditing.compactMap { moves[$0] }
    focusedRow = focusedRow.flatMap { moves[$0] }
    lastFocusedRow = lastFocusedRow.flatMap { moves[$0] }
    if let row = highlightedRow {
      // The highlight of a row that is gone still ends as the finger is lifted.
      highlightedRow = moves[row] ?? row
    }
    touch?.renumber(by: moves)
    for place in endedTouches.indices {
      endedTouches[place].renumber(by: moves)
    }
  }

  /// A row that comes on screen gives its cell its own look; one from the pool may have another.
  func showLook(of path: IndexPath, in cell: Cell) {
    guard cellRecords.indices.contains(cell.number - 1) else { return }
    let wasHighlighted = cellRecords[cell.number - 1].isHighlighted
    let wasSelected = cellRecords[cell.number - 1].isSelected
    if wasHighlighted != (path == highlightedRow) {
      setHighlighted(path == highlightedRow, path, rule: .lookOfReusedCell)
    }
    if !selectedRows.isEmpty, selectedRows.contains(path) {
      setSelected(true, path, animated: false, rule: .selectedCell)
    } else if wasSelected {
      setSelected(false, path, animated: false, rule: .lookOfReusedCell)
    }
  }
}

/// Edit mode: turned on and off, and what a row is asked in it.
extension TableView {
  /// `setEditing(_:animated:)`: every visible row is asked at once, top to bottom.
  ///
  /// The mode that the table has already changes nothing, but a row that is swiped open closes.
  public func setEditing(_ editing: Bool, animated: Bool) throws(UIKitException) {
    try closeOpenRow(rule: .editingClosesSwipe)
    guard editing != isInEditMode else { return }
    isInEditMode = editing
    isEditing = editing
    dropSelection(beginningEditing: editing)
    let rows = displayedRows
    let state = CellEditState(showsEditControl: editing)
    for row in rows {
      showEditing(editing, of: row.cell, animated: animated, rule: .cellSetEditing)
      showTransition(of: row.cell, to: state, rule: .cellTransition)
    }
    for row in rows {
      try askControls(of: row, whileEditing: editing)
    }
    for row in rows {
      showTransition(of: row.cell, into: state, rule: .cellTransition)
    }
    owesEditingLayout = !displayedRows.isEmpty
    if owesEditingLayout { needLayout(.editingLayout) }
  }

  /// The questions about one visible row as edit mode begins or ends.
  private func askControls(
    of row: DisplayedRow,
    whileEditing editing: Bool
  ) throws(UIKitException) {
    if editing {
      try askWord(.accessoryTypeForRowWith, .row(row.path), rule: .setEditing)
      let canEdit = try askFlag(.canEditRowAt, .row(row.path), rule: .setEditing) ?? true
      try askEditControls(of: row.path, cell: row.cell, canEdit: canEdit, rule: .setEditing)
    } else {
      let canEdit = try askFlag(.canEditRowAt, .row(row.path), rule: .endEditing) ?? true
      keep(EditControls(canEdit: canEdit), of: row.cell)
    }
  }

  /// The questions after `canEditRowAt` about a row that shows edit controls.
  func askEditControls(
    of path: IndexPath,
    cell: Cell,
    canEdit: Bool,
    rule: RuleID
  ) throws(UIKitException) {
    var controls = EditControls(canEdit: canEdit)
    if canEdit {
      controls.style = try askEditingStyle(path, rule: rule)
      if style != .plain || profile.editing.indentationQuestion == .anyStyle {
        try askFlag(.shouldIndentWhileEditingRowAt, .row(path), rule: rule)
      }
    } else {
      controls.style = .none
      for callback in [Callback.editingStyleForRowAt, .shouldIndentWhileEditingRowAt] {
        closeGate(.rowEditable, keeps: callback, row: path, rule: .rowRefusesEditing)
      }
    }
    controls.canMove = try askCanMove(path, rule: canEdit ? rule : .rowRefusesEditing)
    keep(controls, of: cell)
  }

  /// Whether a row shows the reorder control; asked only where rows can be moved at all.
  func askCanMove(_ path: IndexPath, rule: RuleID) throws(UIKitException) -> Bool {
    guard implements(.moveRowAt) else {
      closeGate(.moveRowImplemented, keeps: .canMoveRowAt, row: path, rule: .canMove)
      return false
    }
    return try askFlag(.canMoveRowAt, .row(path), rule: rule) ?? true
  }

  /// What the edit control of a row does; without an answer it deletes.
  func askEditingStyle(_ path: IndexPath, rule: RuleID) throws(UIKitException) -> EditingStyle {
    let callback = Callback.editingStyleForRowAt
    guard case .editingStyle(let closure)? = handlers[Int(callback.rawValue)] else {
      return .delete
    }
    return try run(Call(callback, .row(path), rule: rule), closure) { .word($0.rawValue) }
  }

  /// The visible cells lay themselves out once after a change of edit mode.
  func layOutEditedCells() {
    guard owesEditingLayout else { return }
    owesEditingLayout = false
    for row in displayedRows {
      show(.layoutSubviews, .hook(row.cell), rule: .editingLayout)
    }
  }

  /// The controls that a displayed row shows; nil for a row that is not displayed.
  func controls(of path: IndexPath) -> EditControls? {
    guard let cell = cell(at: path), cellRecords.indices.contains(cell.number - 1) else {
      return nil
    }
    return cellRecords[cell.number - 1].controls ?? EditControls()
  }

  func keep(_ controls: EditControls, of cell: Cell) {
    guard cellRecords.indices.contains(cell.number - 1) else { return }
    cellRecords[cell.number - 1].controls = controls
  }

  /// A cell that shows another row has no controls of the row before.
  func forgetControls(of cell: Cell) {
    let place = cell.number - 1
    guard cellRecords.indices.contains(place), case .some = cellRecords[place].controls else {
      return
    }
    cellRecords[place].controls = nil
  }

  /// Reports a gate that keeps a callback from being called, if a client waits for it.
  func closeGate(_ gate: GateID, keeps callback: Callback, row: IndexPath?, rule: RuleID) {
    guard implements(callback) else { return }
    sink.closed(ClosedGate(gate, keeps: callback, row: row, rule: rule))
  }
}

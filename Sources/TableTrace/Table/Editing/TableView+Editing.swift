/// Edit mode, and the queries about the rows in it.
extension TableView {
  /// Turns edit mode on or off, and queries every visible row at once, top to bottom.
  ///
  /// If the table is already in that mode, it only closes a row that is swiped open.
  public func setEditing(_ editing: Bool, animated: Bool) throws(UIKitException) {
    try closeOpenRow(rule: .editingClosesSwipe)
    guard editing != (self.editing.mode == .edit) else { return }
    self.editing.setEditing(editing)
    dropSelection(beginningEditing: editing)
    let rows = screen.rows
    let state = CellEditState(showsEditControl: editing)
    for row in rows {
      showEditing(editing, of: row.cell, animated: animated, rule: .cellSetEditing)
      showTransition(of: row.cell, to: state, rule: .cellTransition)
    }
    for row in rows {
      guard let path = screen.row(of: row.cell, before: row.path) else { continue }
      try askControls(of: path, row.cell, whileEditing: editing)
    }
    for row in rows {
      showTransition(of: row.cell, into: state, rule: .cellTransition)
    }
    if !screen.rows.isEmpty { pending.scheduleEditingLayout(.editingLayout) }
  }

  /// Makes the queries about a visible row when edit mode begins or ends.
  private func askControls(
    of path: IndexPath,
    _ cell: Cell,
    whileEditing editing: Bool
  ) throws(UIKitException) {
    guard editing else {
      let canEdit = try askFlag(.canEditRowAt, .row(path), rule: .endEditing) ?? true
      cells[cell].controls = EditControls(canEdit: canEdit)
      return
    }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    try askWord(.accessoryTypeForRowWith, .row(path), rule: .setEditingAccessory)
    guard let path = followed[row] else { return }
    let canEdit = try askFlag(.canEditRowAt, .row(path), rule: .setEditing) ?? true
    guard let path = followed[row] else { return }
    try askEditControls(of: path, cell: cell, canEdit: canEdit, rule: .setEditing)
  }

  /// Makes the queries after `canEditRowAt` for a row that shows edit controls.
  func askEditControls(
    of path: IndexPath,
    cell: Cell,
    canEdit: Bool,
    rule: RuleID
  ) throws(UIKitException) {
    let row = followed.follow(path)
    defer { followed.leave(row) }
    var controls = EditControls(canEdit: canEdit)
    if canEdit {
      controls.style = try askEditingStyle(path, rule: rule)
      if style != .plain || profile[EditingRules.setEditing] == .anyStyle {
        let path = followed[row, default: path]
        try askFlag(.shouldIndentWhileEditingRowAt, .row(path), rule: rule)
      }
    } else {
      controls.style = .none
      let kept = [Callback.editingStyleForRowAt, .shouldIndentWhileEditingRowAt]
      closeGate(.rowEditable, keeps: kept, row: path, rule: .rowRefusesEditing)
    }
    controls.canMove = try askCanMove(
      followed[row, default: path],
      rule: canEdit ? rule : .rowRefusesEditing
    )
    cells[cell].controls = controls
  }

  /// Queries whether a row shows the reorder control, if `moveRowAt` is implemented.
  func askCanMove(_ path: IndexPath, rule: RuleID) throws(UIKitException) -> Bool {
    guard implements(.moveRowAt) else {
      closeGate(.moveRowImplemented, keeps: .canMoveRowAt, row: path, rule: .canMove)
      return false
    }
    return try askFlag(.canMoveRowAt, .row(path), rule: rule) ?? true
  }

  /// Queries the editing style of a row, which is delete by default.
  func askEditingStyle(_ path: IndexPath, rule: RuleID) throws(UIKitException) -> EditingStyle {
    let callback = Callback.editingStyleForRowAt
    guard case .editingStyle(let closure)? = clients[callback] else {
      return .delete
    }
    return try run(Call(callback, .row(path), rule: rule), closure) { .word($0.rawValue) }
      ?? .delete
  }

  /// Lays out the visible cells once after a change of edit mode.
  func layOutEditedCells() {
    guard pending.takeEditingLayout() else { return }
    for row in screen.rows {
      show(.layoutSubviews, .hook(row.cell), rule: .editingLayout)
    }
  }

  /// Returns the edit controls of a displayed row, or nil if the row is not displayed.
  func controls(of path: IndexPath) -> EditControls? {
    cell(at: path).map { cells[$0].controls ?? EditControls() }
  }
}

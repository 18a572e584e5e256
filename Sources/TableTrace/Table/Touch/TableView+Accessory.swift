extension TableView {
  /// Sets the `accessoryType` of a cell, or that the cell has an `accessoryView`.
  public func setAccessory(_ type: AccessoryType, of cell: Cell) {
    cells[cell].accessory = type
  }

  /// Returns the accessory of a displayed row, or nil if the row is not displayed.
  package func accessory(of path: IndexPath) -> AccessoryType? {
    cell(at: path).map { cells[$0].accessory }
  }

  /// Taps the accessory of a row, which may be a button, a view of the app, or a part of the row.
  package func tapAccessory(_ path: IndexPath) throws(UIKitException) {
    guard fingers.touch == nil else { return }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    var walk = GateWalk()
    if try stopMotion() {
      walk.close(.contentRests)
    }
    guard let path = followed[row] else { return try letContentBack() }
    let type = accessory(of: path) ?? .none
    if type.isPartOfRow || type == .view {
      walk.close(.accessoryIsButton)
    }
    let isReached = reaches(.accessoryButtonTappedForRowWith, path, &walk)
    guard !isReached else {
      closeGate(.besideAccessory, keeps: SelectionGates.tapped, row: path, rule: .accessoryButton)
      return try tell(.accessoryButtonTappedForRowWith, .row(path), rule: .accessoryButton)
    }
    if !isEditing, !type.isPartOfRow {
      walk.close(.besideAccessory)
    }
    try beginTouch(path, walk)
    try touchUp()
  }
}

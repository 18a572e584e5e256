/// Moving a row that the user dragged.
extension TableView {
  /// Moves the row with its cell and height, then notifies the data source.
  ///
  /// The table makes no queries afterwards, because the data source is expected to move its data
  /// too.
  func drop(
    _ source: IndexPath,
    at target: IndexPath,
    rule: RuleID
  ) throws(UIKitException) {
    sink.entered(rule)
    defer { sink.left() }
    let lifted = cell(at: source) ?? moving.reordering?.awayCell
    moving.reordering = nil
    screen.take(source)
    releasePreparedRows()
    content.moveRow(source, to: target)
    // No row was removed, so no cell leaves the screen.
    _ = renumberRows(by: .move(from: source, to: target))
    pending.need(.reorderAfter)
    if let lifted {
      try land(lifted, at: target, from: source)
    } else if isAmongDisplayedRows(target) {
      // The next layout creates its cell.
      screen.hasHole = true
    }
    moving.reported = (source, target)
    defer { moving.reported = nil }
    try tell(.moveRowAt, .move(from: source, to: target), rule: rule)
  }

  /// Adds the cell to the displayed cells, or removes it if its row is not visible.
  private func land(
    _ cell: Cell,
    at target: IndexPath,
    from source: IndexPath
  ) throws(UIKitException) {
    cells[cell].path = target
    guard isAdjacent(target) || isAmongDisplayedRows(target) else {
      recycle(cell)
      return try tell(.didEndDisplayingCell, cell, of: target, rule: .newBeforeOld)
    }
    screen.show(cell, at: target)
  }

  private func isAmongDisplayedRows(_ path: IndexPath) -> Bool {
    guard let first = screen.rows.first?.path, let last = screen.rows.last?.path else {
      return true
    }
    return first < path && path < last
  }
}

/// A row that a finger has dragged lands at another place of the table.
extension TableView {
  /// The row goes to its new place with its cell and its height; then the data source is notified.
  ///
  /// The table queries nothing afterwards: it counts on the data source to move its data too.
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
    // No row is gone, so that nothing leaves the screen by it.
    _ = renumberRows(by: .move(from: source, to: target))
    pending.need(.reorderAfter)
    if let lifted {
      try land(lifted, at: target, from: source)
    } else if isAmongDisplayedRows(target) {
      // Its cell is made by the layout that follows.
      screen.hasHole = true
    }
    try tell(.moveRowAt, .move(from: source, to: target), rule: rule)
  }

  /// The cell is among the displayed ones, or leaves the screen with its row.
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

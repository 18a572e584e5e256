/// A row that a finger has dragged lands at another place of the table.
extension TableView {
  /// The row goes to its new place with its cell and its height; then the data source is told.
  ///
  /// The table asks nothing afterwards: it counts on the data source to move its data too.
  func drop(
    _ source: IndexPath,
    at target: IndexPath,
    rule: RuleID
  ) throws(UIKitException) {
    let lifted = cell(at: source) ?? reordering?.cell
    reordering = nil
    shiftDisplayedRows(source, to: target)
    content.moveRow(source, to: target)
    needLayout(.reorderAfter)
    if let lifted {
      try land(lifted, at: target, from: source)
    }
    try tell(.moveRowAt, .move(from: source, to: target), rule: rule)
  }

  /// The displayed rows between the two places shift by one; the cells stay with their rows.
  private func shiftDisplayedRows(_ source: IndexPath, to target: IndexPath) {
    displayedRows = displayedRows.compactMap { row in
      guard row.path != source else { return nil }
      let path = row.path.moved(from: source, to: target)
      remember(path, of: row.cell)
      return DisplayedRow(path: path, cell: row.cell)
    }
    renumberSelection { $0.moved(from: source, to: target) }
    announcedRows = announcedRows.map { $0.moved(from: source, to: target) }
    releasePreparedRows { _ in true }
  }

  /// The cell stands among the displayed ones, or leaves the screen with its row.
  private func land(
    _ cell: Cell,
    at target: IndexPath,
    from source: IndexPath
  ) throws(UIKitException) {
    remember(target, of: cell)
    guard isAdjacent(target) || isAmongDisplayedRows(target) else {
      recycle(cell)
      return try tell(.didEndDisplayingCell, .cell(cell, target), rule: .newBeforeOld)
    }
    display(cell, at: target)
  }

  private func isAmongDisplayedRows(_ path: IndexPath) -> Bool {
    guard let first = displayedRows.first?.path, let last = displayedRows.last?.path else {
      return true
    }
    return first < path && path < last
  }

  private func remember(_ path: IndexPath, of cell: Cell) {
    guard cellRecords.indices.contains(cell.number - 1) else { return }
    cellRecords[cell.number - 1].path = path
  }
}

extension IndexPath {
  /// Where a row is after another one, or itself, has moved; the target counts without the source.
  func moved(from source: IndexPath, to target: IndexPath) -> IndexPath {
    guard self != source else { return target }
    var path = self
    if section == source.section, row > source.row { path.row -= 1 }
    if path.section == target.section, path.row >= target.row { path.row += 1 }
    return path
  }
}

/// Rows that have a cell without being displayed: one ahead, one behind.
extension TableView {
  /// What a table in a window does when nothing is pending: the next row gets its cell.
  public func prepareRowWhenIdle() throws(UIKitException) {
    guard rowAhead != nil else { return }
    sink.phase(.idle, rule: .rowAhead)
    try prepareRowAhead()
  }

  /// Makes the cell of the row that scrolling on would display next.
  func prepareRowAhead() throws(UIKitException) {
    guard let path = rowAhead else { return }
    var pass = RowPass(exchanges: updates.exchanges)
    anchor = displayedRows.first?.path
    defer { anchor = nil }
    isPreparingAhead = true
    defer { isPreparingAhead = false }
    let cell = try makeRow(path, in: &pass)
    preparedRows.append(DisplayedRow(path: path, cell: cell))
  }

  /// The row that scrolling on would display next, if it has no cell and may get one.
  private var rowAhead: IndexPath? {
    guard profile.rowPass.preparesRowAhead, updates.depth == 0,
      currentProperties.scrolling.isPrefetchingEnabled, isInWindow,
      !needsLayout, let first = displayedRows.first?.path, let last = displayedRows.last?.path
    else { return nil }
    let next = scrollsUp ? row(before: first) : row(after: last)
    return next.flatMap { path in
      preparedRows.contains { $0.path == path } ? nil : path
    }
  }

  /// Whether a row is next to the displayed ones.
  func isAdjacent(_ path: IndexPath) -> Bool {
    guard let first = displayedRows.first?.path, let last = displayedRows.last?.path else {
      return false
    }
    return row(after: path) == first || row(after: last) == path
  }

  /// Returns the cells of prepared rows to the pool, those that a condition picks.
  func releasePreparedRows(where isReleased: (IndexPath) -> Bool) {
    for row in preparedRows where isReleased(row.path) {
      recycle(row.cell)
    }
    preparedRows.removeAll { isReleased($0.path) }
  }
}

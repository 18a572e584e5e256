/// Rows that have a cell without being displayed: one ahead, one behind.
extension TableView {
  /// What a table in a window does when nothing is pending: the next row gets its cell.
  package func prepareRowWhenIdle() throws(UIKitException) {
    guard rowAhead != nil else { return }
    sink.phase(.idle, rule: .rowAhead)
    try prepareRowAhead()
  }

  /// Makes the cell of the row that scrolling on would display next.
  func prepareRowAhead() throws(UIKitException) {
    guard let path = rowAhead else { return }
    var pass = RowPass(exchanges: updates.exchanges)
    content.anchor = screen.rows.first?.path
    defer { content.anchor = nil }
    progress.isPreparingAhead = true
    defer { progress.isPreparingAhead = false }
    let cell = try makeRow(path, in: &pass)
    screen.prepare(DisplayedRow(path: path, cell: cell))
  }

  /// The row that scrolling on would display next, if it has no cell and may get one.
  private var rowAhead: IndexPath? {
    guard profile.rowPass.preparesRowAhead, updates.depth == 0,
      currentProperties.scrolling.isPrefetchingEnabled, isInWindow,
      !pending.needsLayout, let first = screen.rows.first?.path, let last = screen.rows.last?.path
    else { return nil }
    let next = viewport.scrollsUp ? content.row(before: first) : content.row(after: last)
    return next.flatMap { path in
      screen.preparedCell(at: path) == nil ? path : nil
    }
  }

  /// Whether a row is next to the displayed ones.
  func isAdjacent(_ path: IndexPath) -> Bool {
    content.isAdjacent(path, to: screen.ends)
  }

  /// Returns the cells of all prepared rows to the pool.
  func releasePreparedRows() {
    for cell in screen.takePrepared() { recycle(cell) }
  }

  /// Returns the cells of prepared rows to the pool that are not next to the displayed ones.
  func releaseDistantRows() {
    guard !screen.prepared.isEmpty else { return }
    for cell in screen.takePrepared(besides: content) { recycle(cell) }
  }
}

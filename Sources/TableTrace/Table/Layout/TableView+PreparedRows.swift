/// Rows that have a cell but are not displayed: the next row ahead, and one that just left.
extension TableView {
  /// Prepares the next row when idle, on some versions even at rest.
  package func prepareRowWhenIdle() throws(UIKitException) {
    guard profile[PreparedRowRules.rowAheadAtRest] || !scrolling.isAtRest else {
      if rowAhead(above: viewport.scrollsUp) != nil { sink.skippedCall(by: .rowAheadAtRest) }
      return
    }
    sink.entered(scrolling.isAtRest ? .rowAheadAtRest : nil)
    defer { sink.left() }
    try prepareRowInSpareTime(above: viewport.scrollsUp)
  }

  /// Prepares the next row before the first frame of a movement, unless it was prepared at rest.
  func prepareFirstRowAhead() throws(UIKitException) {
    guard !profile[PreparedRowRules.rowAheadAtRest] else { return }
    try prepareRowInSpareTime(above: scrolling.motion?.goesUp ?? viewport.scrollsUp)
  }

  /// Prepares the next row in a frame of a movement, without a line in the trace.
  func prepareRowAhead() throws(UIKitException) {
    guard let path = rowAhead(above: viewport.scrollsUp) else { return }
    try makeRowAhead(path)
    guard profile[PreparedRowRules.rowAheadPass] else { return }
    pending.need(.rowAheadPass)
    try layOut()
  }

  private func prepareRowInSpareTime(above isAbove: Bool) throws(UIKitException) {
    guard let path = rowAhead(above: isAbove) else { return }
    sink.phase(.idle, rule: .rowAhead)
    try makeRowAhead(path)
    guard profile[PreparedRowRules.rowAheadPass] else { return }
    pending.need(.rowAheadPass)
    try layoutSubviews()
  }

  private func makeRowAhead(_ path: IndexPath) throws(UIKitException) {
    sink.entered(.rowAhead)
    defer { sink.left() }
    var pass = RowPass(exchanges: updates.exchanges)
    content.anchor = screen.rows.first?.path
    defer { content.anchor = nil }
    progress.isPreparingAhead = true
    defer { progress.isPreparingAhead = false }
    let cell = try makeRow(path, in: &pass)
    guard pass.exchanges == updates.exchanges else { return recycle(cell) }
    screen.prepare(DisplayedRow(path: path, cell: cell))
    // Its height may make the row visible, or the content too short for the offset.
    if touchesBounds(path) || hasToComeBack() { pending.need(.rowAhead) }
  }

  /// Returns the row that further scrolling would display next, or nil if no row is to be prepared.
  private func rowAhead(above isAbove: Bool) -> IndexPath? {
    guard profile[PreparedRowRules.rowAhead], updates.depth == 0,
      currentProperties.scrolling.isPrefetchingEnabled, isInWindow,
      !pending.needsLayout, let first = screen.rows.first?.path, let last = screen.rows.last?.path
    else { return nil }
    let next = isAbove ? content.row(before: first) : content.row(after: last)
    return next.flatMap { path in
      screen.preparedCell(at: path) == nil ? path : nil
    }
  }

  /// Returns whether a row is next to the displayed ones.
  func isAdjacent(_ path: IndexPath) -> Bool {
    content.isAdjacent(path, to: screen.ends)
  }

  /// Moves the cells of all prepared rows to the reuse queue.
  func releasePreparedRows() {
    for cell in screen.takePrepared() { recycle(cell) }
  }

  /// Moves the cells of prepared rows that are not next to displayed rows to the reuse queue.
  func releaseDistantRows() {
    guard !screen.prepared.isEmpty else { return }
    for cell in screen.takePrepared(besides: content, keeping: cells.firstResponder) {
      recycle(cell)
    }
  }
}

/// The cells of an update: remaining rows keep theirs, new rows get cells, other cells leave.
extension TableView {
  /// Updates the visible cells, except that cells that disappear stay until the end of the
  /// animation.
  func exchangeCells(
    _ change: ScreenChange,
    _ batch: UpdateBatch,
    leaving end: inout UpdateAnimation
  ) throws(UIKitException) {
    let isInsideLayout = progress.isLayingOut
    progress.isLayingOut = true
    defer { progress.isLayingOut = isInsideLayout }
    updates.exchanges += 1
    warnOutsideWindow()
    for row in change.rows {
      end.rows.append(updates.leave(row, from: row.path))
    }
    end.views = change.views
    for cell in change.preparedCells {
      recycle(cell)
    }
    // An update moves back content that the app put beyond an end, except during a touch or an
    // animation.
    if scrolling.isAtRest, fingers.touch == nil { viewport.keep(by: nil, after: updates) }
    try measureShownRows(isEmpty: batch.isEmpty)
    try restContent()
    try fillScreen(change, batch, leaving: &end)
    try endReloadedRows(batch, end)
    pending.updated(insideLayout: isInsideLayout)
    // The heights of the new rows may have made the content too short for the offset.
    forgetKeeper()
    if try restContent() { pending.need(.cellsAfterScroll) }
  }

  /// Creates the cells of new rows, and the headers and footers that enter.
  private func fillScreen(
    _ change: ScreenChange,
    _ batch: UpdateBatch,
    leaving end: inout UpdateAnimation
  ) throws(UIKitException) {
    sink.entered(.updateNewCells)
    sink.entered(batch.reloadedRows.isEmpty ? nil : .updateReload)
    sink.entered(batch.reloadsSections ? .updateReloadSection : nil)
    defer {
      sink.left()
      sink.left()
      sink.left()
    }
    var pass = RowPass(
      exchanges: updates.exchanges,
      isOfUpdate: true,
      reportsViews: end.reportsViews
    )
    try makeNewRows(in: &pass, change, leaving: &end)
    dropViews(change.oldSections, leaving: &end)
    releaseDistantRows()
    try announceRows()
    try settle(in: &pass)
    showLayout(of: pass)
  }

  /// Removes headers and footers that the update moved off the screen.
  private func dropViews(_ places: [Int: Int], leaving end: inout UpdateAnimation) {
    let gone = screen.views.filter { !isVisible($0.end, of: $0.section) }
    for view in gone {
      let section = places[view.view.number] ?? view.section
      end.views.append(DisplayedView(section: section, end: view.end, view: view.view))
    }
    screen.takeViews(gone)
  }

  /// Measures the remaining visible rows again, if the version does so.
  private func measureShownRows(isEmpty: Bool) throws(UIKitException) {
    guard estimatesRows else { return }
    guard isEmpty || profile[UpdateCellRules.shownHeights] == .always else {
      if !screen.rows.isEmpty { skipCall(by: .updateShownHeights) }
      return
    }
    let exchanges = updates.exchanges
    for row in screen.rows where exchanges == updates.exchanges && content.contains(row.path) {
      try measureRow(row.path, rule: .updateShownHeights)
    }
  }

  /// Moves content that is too short for the offset.
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  private func restContent() throws(UIKitException) -> Bool {
    guard hasToComeBack() else { return false }
    let offset = restingOffset(contentOffset)
    guard profile[UpdateCellRules.contentOffset] else {
      viewport.offset = offset
      viewport.offsetRules = [.updateContentOffset]
      return true
    }
    let before = viewport
    try moveContent(to: offset, rule: .updateContentOffset, by: [.updateContentOffset])
    viewport.adoptDirection(of: before)
    return true
  }

  /// Creates the missing cells in the bounds from top to bottom, then removes the rows outside.
  private func makeNewRows(
    in pass: inout RowPass,
    _ change: ScreenChange,
    leaving end: inout UpdateAnimation
  ) throws(UIKitException) {
    var first: IndexPath?
    var last: IndexPath?
    var next = firstRowOfBounds()
    while let path = next {
      first = first ?? path
      last = path
      if cell(at: path) == nil { try prepareRow(path, in: &pass) }
      next = visibleRow(after: path, beside: nil, countingEmptyRows: false)
    }
    // An update inside a callback has already done all of this.
    guard pass.exchanges == updates.exchanges else { return }
    let walked = first.flatMap { first in last.map { first...$0 } }
    let leaving = screen.takeRows(outside: walked)
    guard !leaving.isEmpty else { return end.rows.sort { $0.place < $1.place } }
    for row in leaving {
      if row.path == moving.heldRow {
        moving.reordering?.carry(row.cell)
        continue
      }
      if profile[UpdateEndRules.returningRow], isAdjacent(row.path) { screen.prepare(row) }
      end.rows.append(updates.leave(row, from: change.formerPath(of: row.path) ?? row.path))
    }
    end.rows.sort { $0.place < $1.place }
  }

  /// Ends the display of reloaded rows for the first of two times, in the version that does it
  /// twice.
  private func endReloadedRows(
    _ batch: UpdateBatch,
    _ end: UpdateAnimation
  ) throws(UIKitException) {
    guard profile[UpdateEndRules.reloadDidEnd] > 1 else { return }
    let reloaded = batch.reloadedRows
    for row in end.rows where reloaded.contains(row.place) && updates.awaitsEnd(row.cell) {
      try tell(.didEndDisplayingCell, row.cell, of: row.place, rule: .updateReloadDidEnd)
    }
  }
}

/// The cells of an update: those of rows that stay are kept, new rows get theirs, the others leave.
extension TableView {
  /// Brings what is on screen to the new rows; what disappears is left to the end of the animation.
  func exchangeCells(
    _ mapping: IndexMapping,
    _ batch: UpdateBatch,
    restsAfter wasAtRest: Bool,
    leaving end: inout UpdateAnimation
  ) throws(UIKitException) {
    let isInsideLayout = isLayingOut
    isLayingOut = true
    defer { isLayingOut = isInsideLayout }
    updates.exchanges += 1
    warnOutsideWindow()
    let places = moveRows(mapping, leaving: &end)
    let sections = moveViews(mapping, leaving: &end)
    try measureShownRows(isEmpty: batch.isEmpty)
    if wasAtRest { try restContent() }
    var pass = RowPass(exchanges: updates.exchanges)
    try makeNewRows(in: &pass, places, leaving: &end)
    dropViews(sections, leaving: &end)
    releasePreparedRows { !isAdjacent($0) }
    try announceRows()
    try settle(in: &pass)
    showLayout(of: pass)
    try endReloadedRows(batch, end)
    hasNewGeometry = false
    // A layout around this one has been overtaken, and a callback may have asked for another.
    needsLayout = isInsideLayout || discardsCells || owedRound != nil
  }

  /// Gives kept rows their new places and returns the old ones by the numbers of their cells.
  private func moveRows(
    _ mapping: IndexMapping,
    leaving end: inout UpdateAnimation
  ) -> [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    var kept: [DisplayedRow] = []
    for row in displayedRows {
      guard let path = mapping.newPath(of: row.path), contains(path) else {
        end.rows.append(updates.leave(row, from: row.path))
        continue
      }
      places[row.cell.number] = row.path
      kept.append(DisplayedRow(path: path, cell: row.cell))
    }
    displayedRows = kept.sorted { $0.path < $1.path }
    let prepared = preparedRows
    preparedRows = []
    for row in prepared {
      if let path = mapping.newPath(of: row.path), contains(path) {
        preparedRows.append(DisplayedRow(path: path, cell: row.cell))
      } else {
        recycle(row.cell)
      }
    }
    for row in displayedRows + preparedRows where cellRecords.indices.contains(row.cell.number - 1)
    {
      cellRecords[row.cell.number - 1].path = row.path
    }
    return places
  }

  /// Gives kept headers and footers their new sections and returns the old ones by their numbers.
  private func moveViews(
    _ mapping: IndexMapping,
    leaving end: inout UpdateAnimation
  ) -> [Int: Int] {
    var places: [Int: Int] = [:]
    let views = displayedViews
    displayedViews = []
    for view in views {
      guard let section = mapping.newSection(of: view.section), section < sections.count else {
        end.views.append(view)
        continue
      }
      places[view.view.number] = view.section
      displayedViews.append(DisplayedView(section: section, end: view.end, view: view.view))
    }
    return places
  }

  /// Headers and footers that the update has pushed off the screen leave with it.
  private func dropViews(_ places: [Int: Int], leaving end: inout UpdateAnimation) {
    for view in displayedViews where !isVisible(view.end, of: view.section) {
      let section = places[view.view.number] ?? view.section
      end.views.append(DisplayedView(section: section, end: view.end, view: view.view))
    }
    displayedViews.removeAll { !isVisible($0.end, of: $0.section) }
  }

  /// Rows that stay are measured again where the version wants it.
  private func measureShownRows(isEmpty: Bool) throws(UIKitException) {
    guard estimatesRows, isEmpty || profile.updateCells.heightsOfShownRows == .always else {
      return
    }
    for row in displayedRows where contains(row.path) {
      measure(row.path, as: try askRealHeight(row.path, rule: .updateShownHeights))
    }
  }

  /// A content that no longer reaches the offset moves it.
  private func restContent() throws(UIKitException) {
    let offset = restingOffset(contentOffset)
    guard !isDragging, motion == nil, offset != contentOffset else { return }
    guard profile.updateCells.tellsOfOffset else { return contentOffset = offset }
    let (wasUp, hadScrolled) = (scrollsUp, hasScrolled)
    try moveContent(to: offset, rule: .updateContentOffset)
    (scrollsUp, hasScrolled) = (wasUp, hadScrolled)
  }

  /// Walks down the bounds: rows without a cell get one, then those beyond the walk leave.
  private func makeNewRows(
    in pass: inout RowPass,
    _ places: [Int: IndexPath],
    leaving end: inout UpdateAnimation
  ) throws(UIKitException) {
    var first: IndexPath?
    var last: IndexPath?
    var next = firstRowOfBounds()
    while let path = next {
      first = first ?? path
      last = path
      try prepareRow(path, in: &pass)
      next = visibleRow(after: path, beside: nil, countingEmptyRows: false)
    }
    // An update inside one of the callbacks has done all this for the rows that there are now.
    guard pass.exchanges == updates.exchanges else { return }
    let walked = first.flatMap { first in last.map { first...$0 } }
    let leaving = displayedRows.filter { walked?.contains($0.path) != true }
    displayedRows.removeAll { walked?.contains($0.path) != true }
    for row in leaving {
      if profile.rowPass.keepsRowBehind, isAdjacent(row.path) { preparedRows.append(row) }
      end.rows.append(updates.leave(row, from: places[row.cell.number] ?? row.path))
    }
    end.rows.sort { $0.place < $1.place }
  }

  /// The version that ends reloaded rows twice does so here for the first time.
  private func endReloadedRows(
    _ batch: UpdateBatch,
    _ end: UpdateAnimation
  ) throws(UIKitException) {
    guard profile.updates.didEndsOfReload > 1 else { return }
    for row in end.rows where batch.reloads(row.place) && updates.awaitsEnd(row.cell) {
      try tell(.didEndDisplayingCell, .cell(row.cell, row.place), rule: .updateReloadDidEnd)
    }
  }
}

/// Finds the visible rows, the missing rows and the rows that leave.
extension TableView {
  /// The first displayed row that stays visible when the content scrolls up, or nil.
  ///
  /// Measuring the rows above does not move it.
  var anchorRow: IndexPath? {
    guard content.hasEstimates, viewport.scrollsUp else { return nil }
    return screen.rows.first { content.contains($0.path) && touchesBounds($0.path) }?.path
  }

  /// Returns whether a row touches the bounds, by the known and estimated heights.
  func touchesBounds(_ path: IndexPath) -> Bool {
    content.touches(path, from: viewport.top, to: viewport.bottom)
  }

  /// Returns the first row that touches the bounds, or nil.
  func firstVisibleRow() -> IndexPath? {
    guard !screen.hasHole else { return firstRowOfBounds() }
    return content.firstRow(near: screen.rows, from: viewport.top, to: viewport.bottom)
      ?? firstRowOfBounds()
  }

  /// Returns the first row in the bounds, without searching the displayed rows.
  func firstRowOfBounds() -> IndexPath? {
    guard let first = content.firstRow(endingAfter: viewport.top) else { return firstEmptyRow }
    return content.top(of: first) < viewport.bottom ? first : rowOfEmptyBounds
  }

  /// The table's first row, which is visible in a table with a height of 0 at its top.
  private var rowOfEmptyBounds: IndexPath? {
    size.height <= 0 && viewport.top <= 0 ? content.firstRow(from: 0) : nil
  }

  /// The table's first row, if no row has a height and the row's top is in the bounds.
  private var firstEmptyRow: IndexPath? {
    guard let first = content.firstRow(from: 0), content.top(of: first) >= viewport.top,
      content.top(of: first) < viewport.bottom
    else { return rowOfEmptyBounds }
    return first
  }

  /// The displayed rows at the start of a pass.
  ///
  /// They are consecutive, so a search skips them at once. It is nil if a dropped row between them
  /// has no cell yet.
  var shownRows: ClosedRange<IndexPath>? {
    guard let first = screen.rows.first?.path, let last = screen.rows.last?.path, !screen.hasHole
    else { return nil }
    return first...last
  }

  /// Returns the rows that touch the bounds and are not displayed.
  ///
  /// With `countingEmptyRows`, rows with a height of 0 also count, as they do before their real
  /// heights are known.
  func missingRows(countingEmptyRows countsEmpty: Bool) -> [IndexPath] {
    let shown = shownRows
    var paths: [IndexPath] = []
    var next = firstVisibleRow()
    while let path = next {
      if shown?.contains(path) != true, cell(at: path) == nil {
        paths.append(path)
      }
      next = visibleRow(after: path, beside: shown, countingEmptyRows: countsEmpty)
    }
    return paths
  }

  /// Returns the visible row after another one, and skips the rows that are already shown.
  func visibleRow(
    after path: IndexPath,
    beside shown: ClosedRange<IndexPath>?,
    countingEmptyRows countsEmpty: Bool
  ) -> IndexPath? {
    let last = shown.flatMap { $0.contains(path) ? $0.upperBound : nil } ?? path
    return countsEmpty
      ? content.row(after: last, above: viewport.bottom)
      : content.row(after: last, from: viewport.top, to: viewport.bottom)
  }

  /// Returns the sections that touch the bounds and the sections of displayed rows, in order.
  func visibleSections() -> Range<Int> {
    let shown = screen.rows.first?.path.section ?? .max
    return content.sections(from: viewport.top, to: viewport.bottom, atMost: shown)
  }

  /// Rows that do not touch the bounds end displaying, upward: those that were scrolled away, those
  /// made by an estimate that was too small, and those that a re-query no longer counts.
  ///
  /// These are rows that were scrolled away, and rows that too small estimates had made visible.
  /// Their cells enter the reuse queue. A row next to the remaining rows may keep its cell.
  func endLeavingRows(after pass: inout RowPass) throws(UIKitException) {
    let gone = screen.hasHole ? screen.takeRows(missingFrom: content) : []
    var (above, below) = content.countOutside(screen.rows, from: viewport.top, to: viewport.bottom)
    if above + below > 0, above + below == screen.rows.count,
      firstVisibleRow() == screen.rows.first?.path
    {
      // No row touches the bounds, but the first row stays because it has no height.
      (above, below) = (0, above + below - 1)
    }
    var leaving = screen.takeRows(above: above, below: below)
    if !gone.isEmpty { leaving = (leaving + gone).sorted { $0.path < $1.path } }
    releaseDistantRows()
    guard !leaving.isEmpty else { return }
    // All cells are put away before a callback, because it may renumber the rows.
    let held = moving.heldRow
    for row in leaving { putAway(row, isHeld: row.path == held) }
    // A single leaving row is not affected by the rule about the order.
    let isAlone = pass.isOfScroll && pass.made.isEmpty && leaving.count == 1
    for row in leaving where row.path != held {
      let rule: RuleID =
        pass.hasMade(row.path) ? .surplusCells : isAlone ? .rowsEnter : .newBeforeOld
      try tell(.didEndDisplayingCell, row.cell, of: row.path, rule: rule)
    }
  }

  /// Puts the cell of a leaving row away.
  ///
  /// The cell stays with the user's touch if that holds it, or with its row if the row may return.
  /// Otherwise, it enters the reuse queue.
  private func putAway(_ row: DisplayedRow, isHeld: Bool) {
    if isHeld {
      moving.reordering?.carry(row.cell)
      return
    }
    let isKept = profile[PreparedRowRules.rowKept] && isAdjacent(row.path)
    if content.contains(row.path), isKept || row.cell == cells.firstResponder {
      screen.prepare(row)
    } else {
      recycle(row.cell)
    }
  }
}

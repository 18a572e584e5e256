/// Finds the visible rows, the missing ones and those that leave.
extension TableView {
  /// The first displayed row that stays on screen; measuring rows above it does not move it.
  ///
  /// Rows above enter only when the content moves towards its top.
  var anchorRow: IndexPath? {
    guard content.hasEstimates, viewport.scrollsUp else { return nil }
    return screen.rows.first { content.contains($0.path) && touchesBounds($0.path) }?.path
  }

  /// Returns whether a row touches the bounds by what is known of the heights.
  func touchesBounds(_ path: IndexPath) -> Bool {
    content.touches(path, from: viewport.top, to: viewport.bottom)
  }

  /// Returns the first row that touches the bounds.
  func firstVisibleRow() -> IndexPath? {
    guard !screen.hasHole else { return firstRowOfBounds() }
    return content.firstRow(near: screen.rows, from: viewport.top, to: viewport.bottom)
      ?? firstRowOfBounds()
  }

  /// Returns the first row of the bounds, found without a look at the displayed ones.
  func firstRowOfBounds() -> IndexPath? {
    guard let first = content.firstRow(endingAfter: viewport.top) else { return firstEmptyRow }
    return content.top(of: first) < viewport.bottom ? first : rowOfEmptyBounds
  }

  /// The very first row, which a table without a height shows at its top, wherever the row is.
  private var rowOfEmptyBounds: IndexPath? {
    size.height <= 0 && viewport.top <= 0 ? content.firstRow(from: 0) : nil
  }

  /// The very first row of a table in which no row has a height, if its place is in the bounds.
  private var firstEmptyRow: IndexPath? {
    guard let first = content.firstRow(from: 0), content.top(of: first) >= viewport.top,
      content.top(of: first) < viewport.bottom
    else { return rowOfEmptyBounds }
    return first
  }

  /// The displayed rows as a pass begins.
  ///
  /// They are consecutive, so a walk skips them at once. Nil if a dropped row between them has no
  /// cell yet.
  var shownRows: ClosedRange<IndexPath>? {
    guard let first = screen.rows.first?.path, let last = screen.rows.last?.path, !screen.hasHole
    else { return nil }
    return first...last
  }

  /// Returns the rows that touch the bounds and are not displayed.
  ///
  /// Rows without height count by their place while that is a guess; by known heights those at the
  /// top of the bounds do not touch.
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

  /// Returns the next row of a walk over the visible rows, which steps over those shown at once.
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

  /// Returns the sections that touch the bounds, ascending; those of displayed rows among them.
  func visibleSections() -> Range<Int> {
    let shown = screen.rows.first?.path.section ?? .max
    return content.sections(from: viewport.top, to: viewport.bottom, atMost: shown)
  }

  /// Rows that do not touch the bounds end displaying, upward: those that were scrolled away, those
  /// made by an estimate that was too small, and those that a re-query no longer counts.
  ///
  /// Their cells go to the pool, besides one whose row is next to the rows that stay.
  func endLeavingRows(after pass: inout RowPass) throws(UIKitException) {
    let gone = screen.hasHole ? screen.takeRows(missingFrom: content) : []
    var (above, below) = content.countOutside(screen.rows, from: viewport.top, to: viewport.bottom)
    if above + below > 0, above + below == screen.rows.count,
      firstVisibleRow() == screen.rows.first?.path
    {
      // Nothing touches, and the very first row stays all the same, for want of a height.
      (above, below) = (0, above + below - 1)
    }
    var leaving = screen.takeRows(above: above, below: below)
    if !gone.isEmpty { leaving = (leaving + gone).sorted { $0.path < $1.path } }
    releaseDistantRows()
    guard !leaving.isEmpty else { return }
    // The cells find their places before any callback, which may give the rows other numbers.
    let held = moving.heldRow
    for row in leaving { putAway(row, isHeld: row.path == held) }
    // A row that leaves alone says nothing about an order.
    let isAlone = pass.isOfScroll && pass.made.isEmpty && leaving.count == 1
    for row in leaving where row.path != held {
      let rule: RuleID =
        pass.hasMade(row.path) ? .surplusCells : isAlone ? .rowsEnter : .newBeforeOld
      try tell(.didEndDisplayingCell, row.cell, of: row.path, rule: rule)
    }
  }

  /// Puts the cell of a leaving row away.
  ///
  /// It stays with the finger that holds it, or with its row if that may return. Otherwise it goes
  /// to the pool.
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

/// Whatever remembers a row between two calls to clients hears here that rows get other numbers.
extension TableView {
  /// Gives every row that is remembered its new number, and says what leaves the screen by it.
  ///
  /// What is on screen keeps its old numbers while it waits to be discarded: it ends displaying by
  /// the numbers that it was displayed with.
  func renumberRows(by moves: RowMoves) -> ScreenChange {
    renumberSelection(by: moves)
    announcedRows = announcedRows.compactMap { moves[$0] }
    anchor = anchor.flatMap { moves[$0] }
    openRow?.renumber(by: moves)
    unendedSwipe?.renumber(by: moves)
    moving.renumber(by: moves)
    guard hasLaidOut, !discardsCells else { return ScreenChange() }
    return renumberScreen(by: moves)
  }

  private func renumberScreen(by moves: RowMoves) -> ScreenChange {
    var change = ScreenChange()
    let (rows, prepared, views) = (displayedRows, preparedRows, displayedViews)
    (displayedRows, preparedRows, displayedViews) = ([], [], [])
    for row in rows {
      guard let path = moves[row.path], contains(path) else {
        change.rows.append(row)
        continue
      }
      change.oldRows[row.cell.number] = row.path
      displayedRows.append(DisplayedRow(path: path, cell: row.cell))
    }
    displayedRows.sort { $0.path < $1.path }
    for row in prepared {
      guard let path = moves[row.path], contains(path) else {
        change.preparedCells.append(row.cell)
        continue
      }
      preparedRows.append(DisplayedRow(path: path, cell: row.cell))
    }
    for row in displayedRows + preparedRows {
      remember(row.path, of: row.cell)
    }
    for view in views {
      guard let section = moves.section(view.section), section < sections.count else {
        change.views.append(view)
        continue
      }
      change.oldSections[view.view.number] = view.section
      displayedViews.append(DisplayedView(section: section, end: view.end, view: view.view))
    }
    return change
  }
}

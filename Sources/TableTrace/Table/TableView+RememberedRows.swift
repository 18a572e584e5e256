/// Notifies everything that stores a row between two calls to clients when rows get other numbers.
extension TableView {
  /// Gives every row that is remembered its new number, and says what leaves the screen by it.
  ///
  /// What is on screen keeps its old numbers while it waits to be discarded: it ends displaying by
  /// the numbers that it was displayed with.
  func renumberRows(by moves: RowMoves) -> ScreenChange {
    sink.renumbered { moves.origin(of: $0) }
    content.renumber(by: moves)
    fingers.renumber(by: moves)
    let selected = selection.count
    selection.renumber(by: moves)
    if selection.count < selected { skipCall(by: .updateCarriedOver) }
    editing.renumber(by: moves)
    moving.renumber(by: moves)
    followed.renumber(by: moves)
    screen.renumberAnnounced(by: moves)
    guard progress.hasLaidOut, !pending.discardsCells else { return ScreenChange() }
    let change = screen.renumber(by: moves, in: content)
    cells.remember(screen.rows)
    cells.remember(screen.prepared)
    return change
  }
}

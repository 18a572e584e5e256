/// Renumbers everything that stores index paths, after an update or a move.
extension TableView {
  /// Renumbers all stored rows, and returns what leaves the screen.
  ///
  /// If the displayed rows will be discarded, they keep their index paths, with which their display
  /// ends.
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

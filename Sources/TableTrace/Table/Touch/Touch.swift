/// A finger on the table.
struct Touch {
  /// The row under it; nil where there is none.
  var row: IndexPath?
  /// What is known of the gates on the way to the selection.
  var walk = GateWalk()
  /// Whether the touch goes on to select: nothing has stopped it while the finger came down.
  var isTracked = false

  /// A structural update gives the row another number, or none where it is gone.
  mutating func renumber(by moves: RowMoves) {
    row = row.flatMap { moves[$0] }
  }
}

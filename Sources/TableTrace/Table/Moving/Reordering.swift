/// A row in the course of being dragged by its reorder control.
struct Reordering {
  /// The row that was grabbed.
  let source: IndexPath
  /// Its cell, which stays under the finger when the place of the row is scrolled away.
  let cell: Cell?
  /// Whether the place of the row has been scrolled away, so that only the finger holds its cell.
  var isAway = false
  /// Where the finger last proposed to put it.
  var proposal: IndexPath
  /// Where it would land.
  var target: IndexPath

  /// A row that was just grabbed.
  init(_ source: IndexPath, cell: Cell?) {
    self.source = source
    self.cell = cell
    proposal = source
    target = source
  }
}

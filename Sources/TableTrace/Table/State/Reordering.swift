/// A row in the course of being dragged by its reorder control.
struct Reordering {
  /// The row that was grabbed, by the number that it has now.
  private(set) var source: IndexPath
  /// Whether the app has deleted the row meanwhile, so that the finger holds none.
  private(set) var isGone = false
  /// Its cell while the place of the row is scrolled away, so that only the finger holds it.
  private(set) var awayCell: Cell?
  /// The last proposed place.
  private(set) var proposal: IndexPath
  /// The place where it would land.
  private(set) var target: IndexPath

  /// A row that was just grabbed.
  init(_ source: IndexPath) {
    self.source = source
    proposal = source
    target = source
  }

  /// The finger proposes a place, which the delegate may answer with another.
  mutating func propose(_ place: IndexPath) {
    proposal = place
  }

  /// The delegate answers; without an answer the row would land where it is proposed.
  mutating func answer(_ place: IndexPath?) {
    target = place ?? proposal
  }

  /// The place of the row is scrolled away, or returns.
  mutating func carry(_ cell: Cell?) {
    awayCell = cell
  }

  /// Gives the row and the places between the others their new numbers.
  mutating func renumber(by moves: RowMoves) {
    let isUnmoved = target == source
    if let path = moves.held(source) {
      source = path
    } else {
      isGone = true
    }
    proposal = moves.gap(proposal) ?? proposal
    target = isUnmoved ? source : moves.gap(target) ?? target
  }
}

/// A row that the user moves by its reorder control.
struct Reordering {
  /// The current index path of the row.
  private(set) var source: IndexPath
  /// Whether the app deleted the row during the drag.
  private(set) var isGone = false
  /// The row's cell if the row's place was scrolled off the screen, or nil.
  private(set) var awayCell: Cell?
  /// The last proposed place.
  private(set) var proposal: IndexPath
  /// The place where the row would be dropped.
  private(set) var target: IndexPath

  /// Begins to move a row.
  init(_ source: IndexPath) {
    self.source = source
    proposal = source
    target = source
  }

  /// Proposes a place, for which the delegate may return another place.
  mutating func propose(_ place: IndexPath) {
    proposal = place
  }

  /// Sets the delegate's place.
  ///
  /// Nil means that the row is dropped at the proposed place.
  mutating func answer(_ place: IndexPath?) {
    target = place ?? proposal
  }

  /// Sets the cell when the row's place is scrolled off the screen, or nil when it returns.
  mutating func carry(_ cell: Cell?) {
    awayCell = cell
  }

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

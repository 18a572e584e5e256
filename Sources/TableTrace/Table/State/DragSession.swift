/// The state of a drag over the table.
struct DragSession {
  /// Whether a finger drags something.
  private(set) var isUnderWay = false
  /// Whether rows of the table are lifted: their items are known, and the drag begins.
  private(set) var isLifted = false
  /// The rows of the table that are dragged, nil for one that the app has deleted meanwhile; none
  /// for items from elsewhere.
  private(set) var rows: [IndexPath?] = []
  /// The rows whose items are still to be queried as the drag begins.
  private(set) var waiting: [IndexPath] = []
  private(set) var items = 0
  /// Whether the drop delegate takes the session, or nil before it was queried.
  var canHandle: Bool?
  /// Whether the finger is over the table.
  private(set) var isInside = false
  /// Whether the finger has ever been over the table.
  private(set) var hasEntered = false
  /// The last proposal of the delegate.
  var proposal = DropProposal.cancel
  /// The row where the items would land, or nil where the table has no row.
  var destination: IndexPath?

  init() {}

  /// A drag that begins with rows that may be lifted, or with items from elsewhere.
  init(lifting rows: [IndexPath], items: Int) {
    isUnderWay = true
    waiting = rows
    self.items = items
  }

  /// Lifts the next row that waits, or nil after the last.
  mutating func liftNext() -> IndexPath? {
    guard !waiting.isEmpty else { return nil }
    let row = waiting.removeFirst()
    rows.append(row)
    return row
  }

  /// All rows that wait were queried: those that have items are lifted.
  mutating func begin() {
    isLifted = true
  }

  /// Lifts a row that is tapped during the drag.
  mutating func lift(_ row: IndexPath) {
    rows.append(row)
  }

  /// Takes the items of the row lifted last; one without items is not lifted.
  mutating func take(items count: Int) {
    items += count
    if count == 0 { rows.removeLast() }
  }

  /// The finger enters the table.
  mutating func enter() {
    isInside = true
    hasEntered = true
  }

  /// The finger leaves the table.
  mutating func leave() {
    isInside = false
  }

  /// One of the dragged rows by its ordinal, or nil for one that is deleted, or not there.
  func row(_ ordinal: Int) -> IndexPath? {
    rows.indices.contains(ordinal) ? rows[ordinal] : nil
  }

  /// Whether rows make room where the items would land.
  var opensGap: Bool { isInside && proposal.opensGap && destination != nil }

  /// Whether one row with one item is all that is dragged.
  var isOneRow: Bool { items == 1 && rows.count == 1 }

  /// Gives the dragged rows and the place under the finger their new numbers.
  mutating func renumber(by moves: RowMoves) {
    rows = rows.map { row in row.flatMap { moves.held($0) } }
    waiting = waiting.compactMap { moves.held($0) }
    destination = destination.flatMap { moves.gap($0) }
  }
}

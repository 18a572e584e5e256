/// The state of a drag over the table.
struct DragSession {
  private(set) var isUnderWay = false
  /// Whether rows of the table are lifted, so that their items are known.
  private(set) var isLifted = false
  /// The dragged rows, or nil for a deleted row, and empty for items from elsewhere.
  private(set) var rows: [IndexPath?] = []
  /// The rows whose items are not queried yet.
  private(set) var waiting: [IndexPath] = []
  private(set) var items = 0
  /// Whether the drop delegate can handle the session, or nil before it was queried.
  var canHandle: Bool?
  /// Whether the finger is over the table.
  private(set) var isInside = false
  /// Whether the finger was ever over the table.
  private(set) var hasEntered = false
  /// The last proposal of the drop delegate.
  var proposal = DropProposal.cancel
  /// The row where the items would be dropped, or nil outside of all rows.
  var destination: IndexPath?

  init() {}

  /// Begins a drag with rows of the table, or with items from elsewhere.
  init(lifting rows: [IndexPath], items: Int) {
    isUnderWay = true
    waiting = rows
    self.items = items
  }

  /// Lifts the next waiting row, or returns nil after the last.
  mutating func liftNext() -> IndexPath? {
    guard !waiting.isEmpty else { return nil }
    let row = waiting.removeFirst()
    rows.append(row)
    return row
  }

  /// Begins the drag after all waiting rows were queried, with the rows that have items.
  mutating func begin() {
    isLifted = true
  }

  /// Lifts a row that the user taps during the drag.
  mutating func lift(_ row: IndexPath) {
    rows.append(row)
  }

  /// Adds the items of the row lifted last, which is not lifted if it has none.
  mutating func take(items count: Int) {
    items += count
    if count == 0 { rows.removeLast() }
  }

  /// Notes that the finger enters the table.
  mutating func enter() {
    isInside = true
    hasEntered = true
  }

  /// Notes that the finger leaves the table.
  mutating func leave() {
    isInside = false
  }

  /// Returns one of the dragged rows, or nil if it was deleted or does not exist.
  func row(_ ordinal: Int) -> IndexPath? {
    rows.indices.contains(ordinal) ? rows[ordinal] : nil
  }

  /// Whether other rows make room at the destination.
  var opensGap: Bool { isInside && proposal.opensGap && destination != nil }

  /// Whether only one row with one item is dragged.
  var isOneRow: Bool { items == 1 && rows.count == 1 }

  /// Renumbers the dragged rows and the destination.
  mutating func renumber(by moves: RowMoves) {
    rows = rows.map { row in row.flatMap { moves.held($0) } }
    waiting = waiting.compactMap { moves.held($0) }
    destination = destination.flatMap { moves.gap($0) }
  }
}

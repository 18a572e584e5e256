/// The state of moves by fingers and of dropped items.
struct MovingState {
  /// The row that a finger drags by its reorder control, with the row where it would land.
  var reordering: Reordering?
  var drag = DragSession()
  /// The places of the rows whose items have not arrived yet, in the order in which they were
  /// inserted.
  ///
  /// Nil for one that is gone.
  private(set) var placeholders: [IndexPath?] = []
  /// The rows to which the app lets dropped items fly and whose previews are not queried yet.
  private var droppedRows: [IndexPath] = []

  /// The row that a finger holds by its reorder control, or nil for none, and for one that is
  /// deleted.
  var heldRow: IndexPath? {
    reordering.flatMap { $0.isGone ? nil : $0.source }
  }

  /// A drag begins: what earlier ones have dropped is forgotten.
  mutating func begin(_ session: DragSession) {
    drag = session
    droppedRows = []
  }

  /// The app lets an item fly to a row.
  mutating func fly(to row: IndexPath) {
    droppedRows.append(row)
  }

  /// Returns the next row to which an item flies, or nil after the last.
  mutating func takeDroppedRow() -> IndexPath? {
    droppedRows.isEmpty ? nil : droppedRows.removeFirst()
  }

  mutating func insertPlaceholder(at place: IndexPath) {
    placeholders.append(place)
  }

  /// Takes the first placeholder, which ends; the answer is its place, nil where it is gone.
  mutating func takePlaceholder() -> IndexPath? {
    placeholders.isEmpty ? nil : placeholders.removeFirst()
  }

  /// A reload takes all placeholders away; the app still holds their contexts.
  mutating func reload() {
    placeholders = placeholders.map { _ in nil }
  }

  /// Gives every row and place held here its new number.
  mutating func renumber(by moves: RowMoves) {
    reordering?.renumber(by: moves)
    drag.renumber(by: moves)
    placeholders = moves.gaps(placeholders)
    droppedRows = moves.held(droppedRows)
  }
}

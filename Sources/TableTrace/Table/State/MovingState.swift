/// The state of reordering, of drag and drop, and of placeholders.
struct MovingState {
  /// The row that the user moves by its reorder control, or nil.
  var reordering: Reordering?
  var drag = DragSession()
  /// The move that moveRowAt reports at the moment, or nil.
  var reported: (source: IndexPath, target: IndexPath)?
  /// The index paths of the placeholders, in the order of their insertion, or nil for a placeholder
  /// that is gone.
  private(set) var placeholders: [IndexPath?] = []
  /// The rows where the app drops items and whose previews are not queried yet.
  private var droppedRows: [IndexPath] = []

  /// The row that the user moves by its reorder control, or nil if there is none or it was deleted.
  var heldRow: IndexPath? {
    reordering.flatMap { $0.isGone ? nil : $0.source }
  }

  /// Begins a drag, and forgets the drops of earlier ones.
  mutating func begin(_ session: DragSession) {
    drag = session
    droppedRows = []
  }

  /// Notes that the app drops an item at a row.
  mutating func fly(to row: IndexPath) {
    droppedRows.append(row)
  }

  /// Takes the next row where an item is dropped, or returns nil after the last.
  mutating func takeDroppedRow() -> IndexPath? {
    droppedRows.isEmpty ? nil : droppedRows.removeFirst()
  }

  mutating func insertPlaceholder(at place: IndexPath) {
    placeholders.append(place)
  }

  /// Removes the first placeholder and returns its index path, or nil if it is gone.
  mutating func takePlaceholder() -> IndexPath? {
    placeholders.isEmpty ? nil : placeholders.removeFirst()
  }

  /// Removes all placeholders after a reload, although the app still has their contexts.
  mutating func reload() {
    placeholders = placeholders.map { _ in nil }
  }

  mutating func renumber(by moves: RowMoves) {
    reordering?.renumber(by: moves)
    drag.renumber(by: moves)
    placeholders = moves.gaps(placeholders)
    droppedRows = moves.held(droppedRows)
  }
}

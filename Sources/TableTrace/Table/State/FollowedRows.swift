/// The rows that the table still needs while clients are called: the touched row, the row that is
/// being selected, the row that is about to open.
///
/// A local variable with a row misses an update inside a callback. Code that needs its row after a
/// call follows it here, and stops when it is done.
struct FollowedRows {
  /// A row that is followed, by the order in which it was.
  struct Place: Equatable {
    fileprivate let ordinal: Int
  }

  private var rows: [IndexPath?] = []

  var isEmpty: Bool { rows.isEmpty }

  /// Follows a row; nil represents a place without one.
  mutating func follow(_ row: IndexPath?) -> Place {
    rows.append(row)
    return Place(ordinal: rows.count - 1)
  }

  /// The current index path of a row, or nil if it is gone.
  subscript(place: Place) -> IndexPath? {
    rows.indices.contains(place.ordinal) ? rows[place.ordinal] : nil
  }

  /// The current index path of a row, or the given one if it is gone.
  subscript(place: Place, default number: IndexPath) -> IndexPath { self[place] ?? number }

  /// Leaves a row, and all that were followed after it.
  mutating func leave(_ place: Place) {
    rows.removeSubrange(min(place.ordinal, rows.count)...)
  }

  /// Leaves rows that were followed one after the other.
  mutating func leave(_ places: [Place]) {
    if let first = places.first { leave(first) }
  }

  /// Gives every row its new number; one that is deleted is gone.
  mutating func renumber(by moves: RowMoves) {
    guard !rows.isEmpty else { return }
    rows = rows.map { row in row.flatMap { moves.held($0) } }
  }
}

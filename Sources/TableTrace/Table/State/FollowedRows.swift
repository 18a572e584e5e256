/// The rows that the table still needs while it calls the app.
///
/// For example, these are the touched row, the row that is being selected, and the row that is
/// about to open. An update inside a callback does not change a local variable. So code that needs
/// its row after a call adds the row here, and removes it when it is done.
struct FollowedRows {
  /// The position of a followed row in the list.
  struct Place: Equatable {
    fileprivate let ordinal: Int
  }

  private var rows: [IndexPath?] = []

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row, or nil for a place without a row.
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

  /// Removes a row, and all rows that were added after it.
  mutating func leave(_ place: Place) {
    rows.removeSubrange(min(place.ordinal, rows.count)...)
  }

  /// Removes rows that were added one after the other.
  mutating func leave(_ places: [Place]) {
    if let first = places.first { leave(first) }
  }

  /// Renumbers all rows, and sets deleted rows to nil.
  mutating func renumber(by moves: RowMoves) {
    guard !rows.isEmpty else { return }
    rows = rows.map { row in row.flatMap { moves.held($0) } }
  }
}

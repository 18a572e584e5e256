/// The rows that are selected, and the row that has focus.
struct SelectionState {
  /// The selected rows, in the order in which they were selected.
  private(set) var rows: [IndexPath] = []
  /// The selection that comes back when edit mode ends.
  private(set) var beforeEditing: [IndexPath] = []
  /// The row that has focus.
  private(set) var focusedRow: IndexPath?
  /// The row that had focus last.
  private(set) var lastFocusedRow: IndexPath?

  /// Selects a row, if it is not selected already.
  mutating func insert(_ row: IndexPath) {
    if !rows.contains(row) { rows.append(row) }
  }

  /// Deselects a row; the answer is whether it was selected.
  mutating func remove(_ row: IndexPath) -> Bool {
    guard let place = rows.firstIndex(of: row) else { return false }
    rows.remove(at: place)
    return true
  }

  /// Focus moves to a row, or leaves the table.
  mutating func focus(_ row: IndexPath?) {
    focusedRow = row
    lastFocusedRow = row ?? lastFocusedRow
  }

  /// Keeps a selection for the end of edit mode, and forgets an older one.
  mutating func keepForEditing(_ rows: [IndexPath]) {
    beforeEditing = rows
  }

  /// Nothing is selected or focused any more, nor was it ever.
  mutating func forget() {
    self = SelectionState()
  }

  /// Gives every row its new number; a row that is gone is not selected and has no focus.
  mutating func renumber(by moves: RowMoves) {
    rows = rows.compactMap { moves[$0] }
    beforeEditing = beforeEditing.compactMap { moves[$0] }
    focusedRow = focusedRow.flatMap { moves[$0] }
    lastFocusedRow = lastFocusedRow.flatMap { moves[$0] }
  }
}

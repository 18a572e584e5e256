/// The current touch, the ended touches, and the highlighted row.
struct Fingers {
  private(set) var highlightedRow: IndexPath?
  /// The selected row that looks deselected during a touch on another row, or nil.
  private(set) var dimmedRow: IndexPath?
  var touch: Touch?
  /// The ended touches whose rows are not selected yet, the last one at the end.
  private(set) var ended: [Touch] = []

  mutating func highlight(_ row: IndexPath?) {
    highlightedRow = row
  }

  /// Notes that a selected row looks deselected during the touch.
  mutating func dim(_ row: IndexPath) {
    dimmedRow = row
  }

  /// Takes the row that looks deselected, or returns nil.
  mutating func takeDimmedRow() -> IndexPath? {
    defer { dimmedRow = nil }
    return dimmedRow
  }

  /// Ends the touch.
  ///
  /// Returns nil if there is none. Its row is selected afterwards. Before that, a callback or
  /// queued work may reload, delete the row, or remove the window.
  mutating func lift() -> Touch? {
    guard let lifted = touch else { return nil }
    touch = nil
    ended.append(lifted)
    return lifted
  }

  /// Takes the touch that ended last, or returns nil.
  mutating func takeEnded() -> Touch? {
    ended.popLast()
  }

  /// Cancels the touch, which then selects nothing.
  ///
  /// Returns nil if there is none.
  mutating func cancel() -> Touch? {
    cancelEnded()
    defer { touch = nil }
    return touch
  }

  /// Cancels the selection by touches that have ended.
  mutating func cancelEnded() {
    for place in ended.indices {
      ended[place].walk.close(.touchNotCancelled)
    }
  }

  /// Notes a reload, after which the current touch selects nothing.
  ///
  /// Its highlight is removed at its end. Touches that have already ended still select their rows.
  mutating func reload() {
    touch?.walk.close(.touchNotCancelled)
    for place in ended.indices { ended[place].outlivesReload = true }
  }

  /// Renumbers all rows, but keeps the highlight of a deleted row until the touch ends.
  mutating func renumber(by moves: RowMoves) {
    highlightedRow = highlightedRow.map { moves[$0] ?? $0 }
    dimmedRow = dimmedRow.flatMap { moves[$0] }
    touch?.renumber(by: moves)
    for place in ended.indices {
      ended[place].renumber(by: moves)
    }
  }
}

struct Touch {
  /// The touched row, or nil outside of all rows.
  var row: IndexPath?
  var walk = GateWalk()
  /// Whether the table was reloaded after the touch ended, but before its row is selected.
  var outlivesReload = false
  /// Whether the touch will select a row, because no gate failed at its beginning.
  var isTracked = false

  /// Renumbers the row, or sets it to nil if it is deleted.
  mutating func renumber(by moves: RowMoves) {
    row = row.flatMap { moves[$0] }
  }
}

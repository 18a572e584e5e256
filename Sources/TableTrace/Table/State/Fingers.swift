/// The finger on the table, the fingers that were lifted, and the row that shows a touch.
struct Fingers {
  private(set) var highlightedRow: IndexPath?
  /// The selected row that has lost its look for the time of a touch.
  private(set) var dimmedRow: IndexPath?
  var touch: Touch?
  /// The fingers that were lifted and whose rows are still to be selected, the last one at the end.
  private(set) var ended: [Touch] = []

  mutating func highlight(_ row: IndexPath?) {
    highlightedRow = row
  }

  /// A selected row loses its look.
  mutating func dim(_ row: IndexPath) {
    dimmedRow = row
  }

  /// Takes the row that has lost its look.
  mutating func takeDimmedRow() -> IndexPath? {
    defer { dimmedRow = nil }
    return dimmedRow
  }

  /// Lifts the finger, whose row is still to be selected, or nil where there is none.
  ///
  /// Until the row is selected, a callback or queued work may reload, delete it, or take the
  /// window.
  mutating func lift() -> Touch? {
    guard let lifted = touch else { return nil }
    touch = nil
    ended.append(lifted)
    return lifted
  }

  /// Takes the finger that was lifted last.
  mutating func takeEnded() -> Touch? {
    ended.popLast()
  }

  /// Takes the finger off the table: it selects nothing.
  mutating func cancel() -> Touch? {
    cancelEnded()
    defer { touch = nil }
    return touch
  }

  /// The rows of lifted fingers are not selected any more.
  mutating func cancelEnded() {
    for place in ended.indices {
      ended[place].walk.close(.touchNotCancelled)
    }
  }

  /// After a reload, a finger on the table no longer selects anything.
  ///
  /// Its highlight ends as it is lifted; what a lifted finger is about to select stays.
  mutating func reload() {
    touch?.walk.close(.touchNotCancelled)
    for place in ended.indices { ended[place].outlivesReload = true }
  }

  /// Gives every row its new number; the highlight of a row that is gone still ends as the finger
  /// is lifted.
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
  /// The row under it, or nil where there is none.
  var row: IndexPath?
  var walk = GateWalk()
  /// Whether a reload happened after the touch ended and before its row is selected.
  var outlivesReload = false
  /// Whether the touch will select: nothing has stopped it as the touch began.
  var isTracked = false

  /// A structural update gives the row another number, or none where it is gone.
  mutating func renumber(by moves: RowMoves) {
    row = row.flatMap { moves[$0] }
  }
}

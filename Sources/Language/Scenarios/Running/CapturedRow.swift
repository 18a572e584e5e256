import TableTrace

/// The arguments of a call that a reaction keeps, even if the rows change later.
struct CapturedRow {
  /// A cell that a reaction can name.
  enum CapturedCell {
    case given(Cell)
    /// The cell that a call of cellForRow returns, by the number of the call.
    case answered(Int)
  }

  /// The row and its item when the callback was called, or nil if it received no row.
  var row: ItemOfRow?
  /// The rows and their items, or empty if the callback did not receive several.
  var rows: [ItemOfRow] = []
  /// The cell, or nil where there is none.
  var cell: CapturedCell?
  /// The number of the swipe action whose handler runs, or nil for other code.
  var action: Int?
}

struct ItemOfRow: Hashable {
  var path: IndexPath
  /// The name of its item, or nil if rows are only counted.
  var name: String?

  var text: String { name ?? path.description }
}

struct AnsweredCells {
  private var open: [Int] = []
  private var count = 0
  private var cells: [Int: Cell] = [:]

  /// The number of the innermost call that is open.
  var current: Int? { open.last }

  mutating func begin() {
    count += 1
    open.append(count)
  }

  /// Ends the innermost call, and returns its number.
  mutating func end(_ cell: Cell?) -> Int? {
    guard let number = open.popLast() else { return nil }
    cells[number] = cell
    return number
  }

  /// The cell that a call returned, or nil before it has returned.
  subscript(number: Int) -> Cell? { cells[number] }
}

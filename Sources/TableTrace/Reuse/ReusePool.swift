/// The cells that no row shows, one pool for each identifier, last in first out.
struct ReusePool {
  /// One identifier's pool; a list keeps the order in which identifiers came up.
  private struct Shelf {
    let identifier: String
    var cells: [Cell] = []
  }

  private var shelves: [Shelf] = []

  /// Returns a cell to its identifier's pool.
  mutating func put(_ cell: Cell, identifier: String) {
    guard let place = shelves.firstIndex(where: { $0.identifier == identifier }) else {
      return shelves.append(Shelf(identifier: identifier, cells: [cell]))
    }
    shelves[place].cells.append(cell)
  }

  /// Takes the cell that was returned last; nil from an empty pool.
  mutating func take(identifier: String) -> Cell? {
    guard let place = shelves.firstIndex(where: { $0.identifier == identifier }) else { return nil }
    return shelves[place].cells.popLast()
  }

  /// Drops all cells, as a memory warning does.
  mutating func empty() {
    shelves = []
  }

  /// The identifiers and their cells, in the order in which identifiers first came up.
  var contents: [(identifier: String, cells: [Cell])] {
    shelves.map { ($0.identifier, $0.cells) }
  }
}

/// A step in which the app turns to the cell of a row, past the table.
package enum CellStep: Hashable, Sendable {
  /// The cell gets to show the item of its row as it is now.
  case configure(IndexPathExpression)
  /// The cell asks for another height.
  case invalidate(IndexPathExpression)

  /// The row.
  var row: IndexPathExpression {
    switch self {
    case .configure(let row), .invalidate(let row): row
    }
  }
}

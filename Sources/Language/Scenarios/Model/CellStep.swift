/// A step in which the app changes a cell directly, without the table.
package enum CellStep: Codable, Hashable, Sendable {
  package enum Target: Codable, Hashable, Sendable {
    /// The cell that `cellForRow(at:)` returns.
    case row(IndexPathExpression)
    case cell
  }

  /// Sets parts of the cell's content, or shows the current item of its row again if there are
  /// none.
  case configure(Target, ContentParts)
  /// Makes the cell's text field the first responder, or resigns the current one for nil.
  case focus(IndexPathExpression?)
  /// The cell's own `setSelected(_:animated:)`.
  case select(Target, Bool)
  /// Lets the cell request a new height.
  case invalidate(IndexPathExpression)
}

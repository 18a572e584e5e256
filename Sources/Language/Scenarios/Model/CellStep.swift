/// A step in which the app turns to a cell, past the table.
package enum CellStep: Codable, Hashable, Sendable {
  package enum Target: Codable, Hashable, Sendable {
    /// The cell that `cellForRow(at:)` gives.
    case row(IndexPathExpression)
    case cell
  }

  /// The cell gets to show some parts, or without any the item of its row as it is now.
  case configure(Target, ContentParts)
  /// The text field in the cell becomes first responder, or with nil whichever is resigns.
  case focus(IndexPathExpression?)
  /// The cell's own `setSelected(_:animated:)`.
  case select(Target, Bool)
  /// The cell requests another height.
  case invalidate(IndexPathExpression)
}

/// What becomes of a group of updates that ends while a cell is being made.
public enum UpdateInsideCell: Hashable, Sendable {
  /// Nothing is known to happen.
  case harmless
  /// An array of the table is read past its end.
  case arrayBounds
  /// The table finds that its rows and its cells are not as many.
  case lengths
}

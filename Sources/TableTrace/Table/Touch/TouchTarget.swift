package enum TouchTarget: Hashable, Sendable {
  case row(IndexPath)
  /// The detail button of a row, or the accessory view of the app.
  case accessory(IndexPath)
  case header(Int)
  case footer(Int)
  /// The table itself, outside of all rows.
  case background
  /// Nothing of the table, because the point is outside of its bounds.
  case outside
}

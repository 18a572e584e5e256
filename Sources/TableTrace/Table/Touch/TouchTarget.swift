package enum TouchTarget: Hashable, Sendable {
  case row(IndexPath)
  /// The detail button of a row, or the view of the app in its place.
  case accessory(IndexPath)
  case header(Int)
  case footer(Int)
  /// The table itself, beside all rows.
  case background
  /// Nothing of the table: the point is outside its bounds.
  case outside
}

/// What the table knows of a cell it has seen.
struct CellRecord {
  /// The reuse identifier.
  let identifier: String
  /// The row it shows or last showed; nil before its first.
  var path: IndexPath?
  /// What stands at its right edge.
  var accessory = AccessoryType.none
  /// Where it came from when it was last handed out.
  var origin: Cell.Origin = .new
}

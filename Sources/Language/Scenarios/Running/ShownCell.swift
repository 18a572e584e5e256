import TableTrace

/// The content that the app set on a cell.
struct ShownCell {
  /// The own height of what it shows, in points, or nil where nothing is said of it.
  var height: Double?
  var content = CellContent()
  /// The row for which it was configured last, or nil before the first.
  var row: ItemOfRow?
  var description: CellDescription?
}

import TableTrace

/// The content that the app set on a cell.
struct ShownCell {
  /// The height of the content in points, or nil if it is not set.
  var height: Double?
  var content = CellContent()
  /// The row for which the cell was configured last, or nil before the first.
  var row: ItemOfRow?
  var description: CellDescription?
}

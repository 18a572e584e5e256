/// A row on screen and its cell.
struct DisplayedRow {
  /// The row, by the numbers of its time of display.
  let path: IndexPath
  /// The cell.
  let cell: Cell
}

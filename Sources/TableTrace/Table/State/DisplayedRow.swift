/// A row on screen and its cell.
struct DisplayedRow {
  /// The row, by the numbers of its time of display.
  let path: IndexPath
  /// The cell.
  let cell: Cell
}

/// A header or footer on screen and its view.
struct DisplayedView {
  /// The section, by the number of its time of display.
  let section: Int
  /// Which end of it.
  let end: SectionEnd
  /// The view.
  let view: SectionView
}

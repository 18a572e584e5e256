/// A row on screen and its cell.
struct DisplayedRow {
  /// The row, by the numbers of its time of display.
  let path: IndexPath
  let cell: Cell
}

/// A header or footer on screen and its view.
struct DisplayedView {
  /// The section, by the number of its time of display.
  let section: Int
  let end: SectionEnd
  let view: SectionView
}

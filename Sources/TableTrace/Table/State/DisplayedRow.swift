/// A visible row and its cell.
struct DisplayedRow {
  /// The row's index path when it was displayed.
  let path: IndexPath
  let cell: Cell
}

/// A visible header or footer and its view.
struct DisplayedView {
  /// The section's index when it was displayed.
  let section: Int
  let end: SectionEnd
  let view: SectionView
}

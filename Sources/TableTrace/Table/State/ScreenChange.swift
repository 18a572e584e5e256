/// What a renumbering of the rows has done to what is on screen.
struct ScreenChange {
  /// The rows that are gone, by their old numbers.
  var rows: [DisplayedRow] = []
  /// The headers and footers whose sections are gone, by their old numbers.
  var views: [DisplayedView] = []
  /// The cells of prepared rows that are gone.
  var preparedCells: [Cell] = []
  /// The old numbers of the rows that stay, by the numbers of their cells; only looked up.
  var oldRows: [Int: IndexPath] = [:]
  /// The old sections of the views that stay, by the numbers of the views; only looked up.
  var oldSections: [Int: Int] = [:]
}

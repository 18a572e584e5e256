/// The topic of a callback, as lists print it.
package enum CallbackGroup: String, CaseIterable, Sendable {
  /// The numbers of sections and rows.
  case counts
  case cells
  case titles
  /// Inserting and deleting rows by the user.
  case editing
  /// Reordering rows by the user.
  case moving
  /// The section index at the right edge.
  case index
  /// The beginning and end of the display of cells, headers and footers.
  case display
  case heights
  case estimatedHeights = "estimated heights"
  case headerFooterViews = "header/footer views"
  /// The controls at the right edge of cells.
  case accessories
  case highlight
  case selection
  case primaryAction = "primary action"
  /// The actions behind a row.
  case swipeActions = "swipe actions"
  /// The indentation of a cell's content.
  case indentation
  case menu
  /// Focus by keyboard or remote control.
  case focus
  /// Rows that open when a drag rests on them.
  case springLoading = "spring loading"
  /// Selecting several rows with two fingers.
  case multiSelect = "multi-select"
  case contextMenu = "context menu"
  /// Prefetching of rows.
  case prefetch
  case drag
  case drop
  case scroll
}

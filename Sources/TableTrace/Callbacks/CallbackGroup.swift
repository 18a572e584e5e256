/// The subject that a callback belongs to; the raw values are what lists print.
package enum CallbackGroup: String, CaseIterable, Sendable {
  /// How many sections and rows there are.
  case counts
  /// The cells.
  case cells
  /// The titles of sections.
  case titles
  /// Inserting and deleting rows by hand.
  case editing
  /// Reordering rows by hand.
  case moving
  /// The section index at the right edge.
  case index
  /// What enters the screen and leaves it.
  case display
  /// Heights.
  case heights
  /// Estimates of heights.
  case estimatedHeights = "estimated heights"
  /// The views of sections.
  case headerFooterViews = "header/footer views"
  /// The controls at the right edge of cells.
  case accessories
  /// Rows under a finger.
  case highlight
  /// Selected rows.
  case selection
  /// The primary action of a row.
  case primaryAction = "primary action"
  /// The actions behind a row.
  case swipeActions = "swipe actions"
  /// How far a cell's content is indented.
  case indentation
  /// The edit menu.
  case menu
  /// Focus by keyboard or remote control.
  case focus
  /// Rows that open when a drag rests on them.
  case springLoading = "spring loading"
  /// Selecting several rows with two fingers.
  case multiSelect = "multi-select"
  /// Context menus.
  case contextMenu = "context menu"
  /// Rows announced in advance.
  case prefetch
  /// Rows dragged out.
  case drag
  /// Items dropped in.
  case drop
  /// Scrolling and zooming.
  case scroll
}

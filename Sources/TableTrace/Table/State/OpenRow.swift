/// A row that shows buttons, after a swipe or a tap on the minus sign.
struct OpenRow {
  enum Opener: Equatable {
    /// A swipe, with the edge where the buttons are.
    case swipe(SwipeEdge)
    /// The minus sign of edit mode.
    case deleteControl
  }

  enum Buttons {
    case delete(title: String)
    /// The app's actions from `editActionsForRowAt`, whose handlers have no completion handler.
    case rowActions([RowAction])
    /// The app's actions from a swipe configuration, whose handlers get a completion handler.
    case configuration(RowActions)

    /// The titles of the buttons, starting at the edge.
    var titles: [String] {
      switch self {
      case .delete(let title): [title]
      case .rowActions(let actions): actions.map(\.title)
      case .configuration(let configuration): configuration.actions.map(\.title)
      }
    }
  }

  /// The row, or its last index path after its deletion, with which its end is reported.
  private(set) var path: IndexPath
  private(set) var isGone = false
  let cell: Cell?
  let opener: Opener
  let buttons: Buttons

  /// Whether a button was tapped and the app's code for it is still running.
  var isAtWork = false
  /// The number of the action whose handler ran, or nil if none ran.
  var handledAction: Int?
  /// The argument of the completion handler if it was called during the handler, or nil.
  var completion: Bool?
  /// Whether the row closes after the app's code, because something closed it during that code.
  var closesAfterwards = false
  /// Whether the view controller is notified of the end, unless it changes edit mode itself.
  var tellsController = true

  mutating func renumber(by moves: RowMoves) {
    guard let path = moves[path] else { return isGone = true }
    self.path = path
  }

  /// Whether a swipe opened the row, so that the delegate is notified of its end.
  var isSwipe: Bool {
    switch opener {
    case .swipe: true
    case .deleteControl: false
    }
  }
}

/// A row behind which buttons are shown, by a swipe or by the minus control.
struct OpenRow {
  enum Opener: Equatable {
    /// A swipe, and the edge where the buttons are.
    case swipe(SwipeEdge)
    /// The minus control of edit mode.
    case deleteControl
  }

  enum Buttons {
    /// The one that commits the deletion, with its title.
    case delete(title: String)
    /// The app's actions from `editActionsForRowAt`, whose handlers are all that happens.
    case rowActions([RowAction])
    /// The app's actions from a swipe configuration, whose handlers call a completion handler.
    case configuration(RowActions)

    /// The titles of the buttons; the first is next to the edge.
    var titles: [String] {
      switch self {
      case .delete(let title): [title]
      case .rowActions(let actions): actions.map(\.title)
      case .configuration(let configuration): configuration.actions.map(\.title)
      }
    }
  }

  /// The row; one that is deleted keeps its last number, by which its end is reported.
  private(set) var path: IndexPath
  private(set) var isGone = false
  let cell: Cell?
  let opener: Opener
  let buttons: Buttons

  /// Whether a button was tapped and the app is still at work.
  var isAtWork = false
  /// The number of the action whose handler has run, or nil before one has.
  var handledAction: Int?
  /// The argument of the completion handler while the handler ran, or nil before.
  var completion: Bool?
  /// Whether the row was to close while the app was at work.
  var closesAfterwards = false
  /// Whether the controller is notified of the end; not while it changes edit mode itself.
  var tellsController = true

  mutating func renumber(by moves: RowMoves) {
    guard let path = moves[path] else { return isGone = true }
    self.path = path
  }

  /// Whether a swipe opened it, so that the delegate is notified of the end.
  var isSwipe: Bool {
    switch opener {
    case .swipe: true
    case .deleteControl: false
    }
  }
}

/// Something that happens to the table's view, printed as a line that starts with `>`.
package enum Phase: String, Codable, CaseIterable, Sendable {
  case setUp = "set-up"
  case willAppear = "will appear"
  case window = "window"
  case frame = "frame"
  case insets = "insets"
  case layout = "layout"
  case turn = "turn"
  case idle = "idle"
  case animation = "animation"
  case handler = "handler"
  // The animation of a structural update, for each row animation that the app can choose.
  case animationFade = "animation fade"
  case animationRight = "animation right"
  case animationLeft = "animation left"
  case animationTop = "animation top"
  case animationBottom = "animation bottom"
  case animationNone = "animation none"
  case animationMiddle = "animation middle"
  case animationAutomatic = "animation automatic"
  case completion = "completion"
  /// A completion handler receives `false` because the animation was interrupted.
  case completionUnfinished = "completion unfinished"

  package var sentence: String {
    switch self {
    case .setUp: "The data source and the delegate are set, and the table joins its superview."
    case .willAppear: "UITableViewController runs its own code in viewWillAppear."
    case .window: "The table moves to a window, for example when its view controller appears."
    case .frame: "The frame of the table changes, for example when the device rotates."
    case .insets: "The content inset or the safe area of the table changes."
    case .layout: "The table lays out its visible cells, and makes the cells that are missing."
    case .turn: "A later turn of the run loop begins. Code that the app has deferred runs here."
    case .idle:
      "The run loop turn has nothing else to do. The table makes cells for rows that will become "
        + "visible next."
    case .animation: "The frames of an animation are shown one after the other."
    case .handler: "The handler of a swipe action runs."
    case .animationNone: "An update changes its rows without an animation."
    case .animationFade, .animationRight, .animationLeft, .animationTop, .animationBottom,
      .animationMiddle, .animationAutomatic:
      "An update is animated. Its rows appear and disappear with the row \(rawValue)."
    case .completion:
      "A completion handler is called, such as the completion handler of performBatchUpdates."
    case .completionUnfinished:
      "A completion handler is called with false, because the animation did not finish."
    }
  }
}

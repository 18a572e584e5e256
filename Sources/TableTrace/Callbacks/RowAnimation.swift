/// `UITableView.RowAnimation`, with the Swift names as raw values.
public enum RowAnimation: String, Codable, CaseIterable, Hashable, Sendable {
  case fade
  case right
  case left
  case top
  case bottom
  /// No specific animation, so that the rows get the default animation.
  case none
  /// The rows stay centred in the space that they occupy.
  case middle
  /// The table chooses the animation, from iOS 5.
  case automatic

  /// The phase in which the rows move, whose name in the trace includes the animation.
  var phase: Phase {
    switch self {
    case .fade: .animationFade
    case .right: .animationRight
    case .left: .animationLeft
    case .top: .animationTop
    case .bottom: .animationBottom
    case .none: .animationNone
    case .middle: .animationMiddle
    case .automatic: .animationAutomatic
    }
  }
}

/// The animation of rows, `UITableView.RowAnimation`; the raw value is Swift's name.
public enum RowAnimation: String, Codable, CaseIterable, Hashable, Sendable {
  case fade
  case right
  case left
  case top
  case bottom
  /// No animation of their own; they take the default one.
  case none
  /// They stay centred in the space that they take.
  case middle
  /// The table picks one, from iOS 5.
  case automatic

  /// The phase in which the rows move, which names the animation in the trace.
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

/// The edge of a row at which a swipe uncovers actions.
public enum SwipeEdge: String, CaseIterable, Sendable {
  /// The left edge where text runs from left to right.
  case leading
  /// The right edge where text runs from left to right.
  case trailing
}

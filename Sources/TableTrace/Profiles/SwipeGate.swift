/// What a swipe asks about its row before anything else.
public enum SwipeGate: Hashable, Sendable {
  /// Whether the row can be edited, then its style.
  case canEditThenStyle
  /// Its style, then whether it can be edited, both twice.
  case styleThenCanEditTwice
}

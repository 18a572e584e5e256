/// What becomes of a swipe that is let go before its buttons show.
public enum CancelledSwipe: Hashable, Sendable {
  /// It is no swipe.
  case notRecognized
  /// It begins and ends.
  case ends
  /// It begins, and its end is told with the next touch.
  case endsWithNextTouch
}

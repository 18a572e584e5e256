/// A scroll that goes on by itself, and what is sent when it ends.
enum ScrollMotion {
  /// An animation to an offset.
  case animation(ScrollAnimation, end: Callback, rule: RuleID)
  /// Content that a finger let go.
  case deceleration(Deceleration)

  /// The offsets of motions are whole pixels of a screen with two to the point.
  static func pixel(_ offset: Double) -> Double {
    (offset * 2).rounded() / 2
  }
}

/// How far a finger swipes a row before it is lifted.
public enum SwipeDistance: String, CaseIterable, Sendable {
  /// The buttons barely show, so that the row snaps back.
  case cancelled
  /// The buttons show and stay.
  case partial
  /// The row is pulled across the table.
  case full
}

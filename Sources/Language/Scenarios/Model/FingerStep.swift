package enum FingerStep: Codable, Hashable, Sendable {
  /// Drags the content and lifts the finger.
  ///
  /// `by` is in points, positive down the content. The velocity is in points per millisecond.
  case drag(by: Double, velocity: Double)
  /// Drags the content by the points of each frame.
  case dragInFrames([Double], velocity: Double)
  /// Drags the content by several moves within one run loop turn.
  case dragInOneTurn([Double], velocity: Double)
  case tapStatusBar
  /// Touches titles of the section index, one after the other.
  case index([String])
}

package enum FingerStep: Codable, Hashable, Sendable {
  /// The content is dragged by points, positive down the content, and let go with a velocity in
  /// points per millisecond.
  case drag(by: Double, velocity: Double)
  /// The same by the points of each frame.
  case dragInFrames([Double], velocity: Double)
  /// The same by moves that come in one turn of the run loop.
  case dragInOneTurn([Double], velocity: Double)
  case tapStatusBar
  /// The finger reaches titles of the section index, one after the other.
  case index([String])
}

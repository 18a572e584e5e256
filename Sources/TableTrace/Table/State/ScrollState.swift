/// The motion of the content, and the section index.
struct ScrollState {
  /// The motion of content that moves by itself.
  private(set) var motion: ScrollMotion?
  /// `isDragging`: a finger drags the content, or what it let go still moves.
  private(set) var isDragging = false
  /// Whether the finger that drags has interrupted a deceleration whose end is still to be
  /// reported.
  private(set) var needsDecelerationEnd = false
  var refresh = RefreshState.none
  /// Whether the refresh control refreshes because the user has pulled it.
  var wasPulled = false
  /// The distance that the last drag pulled the refresh control without a refresh, in points.
  var furthestPull = 0.0
  /// The titles of the section index as they were last queried.
  var indexTitles: [String] = []

  /// Whether neither a finger nor an animation moves the content.
  var isAtRest: Bool { motion == nil && !isDragging }

  /// The content begins to move by itself.
  mutating func begin(_ motion: ScrollMotion) {
    self.motion = motion
  }

  mutating func stopMotion() {
    motion = nil
  }

  /// A finger begins to drag, and stops what moves by itself.
  mutating func beginDragging() {
    needsDecelerationEnd = motion?.isDeceleration ?? false
    motion = nil
    isDragging = true
  }

  /// Takes what says that the end of an interrupted deceleration is still to be reported.
  mutating func takeDecelerationEnd() -> Bool {
    defer { needsDecelerationEnd = false }
    return needsDecelerationEnd
  }

  mutating func endDragging() {
    isDragging = false
  }

  /// Nothing moves any more.
  mutating func stop() {
    motion = nil
    isDragging = false
  }
}

enum RefreshState: Hashable {
  /// It waits to be pulled.
  case none
  /// It has begun, and the finger that has pulled it is still down.
  case pulled
  /// It refreshes, and takes so much room above the content, in points.
  case refreshing(inset: Double)
  /// It has ended, and the finger is still to be lifted.
  case spent
}

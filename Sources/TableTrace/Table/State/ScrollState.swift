/// How the content moves, the pull of the refresh control, and the titles of the section index.
struct ScrollState {
  /// The movement of the content without a touch, or nil.
  private(set) var motion: ScrollMotion?
  /// `isDragging`: the user drags the content, or it still moves after the drag.
  private(set) var isDragging = false
  /// Whether the finger of the drag is lifted.
  private(set) var isLifted = false
  /// Whether the drag interrupted a deceleration whose end is not reported yet.
  private(set) var needsDecelerationEnd = false
  var refresh = RefreshState.none
  /// Whether the user's pull started the refresh control.
  var wasPulled = false
  /// How far the last drag pulled the refresh control without refreshing, in points.
  var furthestPull = 0.0
  /// The titles of the section index, as last queried.
  var indexTitles: [String] = []

  /// Whether neither a touch nor an animation moves the content.
  var isAtRest: Bool { motion == nil && !isDragging }

  /// Begins a movement of the content without a touch.
  mutating func begin(_ motion: ScrollMotion) {
    self.motion = motion
  }

  mutating func stopMotion() {
    motion = nil
  }

  /// Begins a drag, and stops a movement.
  mutating func beginDragging() {
    needsDecelerationEnd = motion?.isDeceleration ?? false
    motion = nil
    isDragging = true
    isLifted = false
  }

  /// Returns whether the end of an interrupted deceleration must be reported, and clears the
  /// request.
  mutating func takeDecelerationEnd() -> Bool {
    defer { needsDecelerationEnd = false }
    return needsDecelerationEnd
  }

  /// Lifts the finger, after which the content may still move.
  mutating func lift() {
    isLifted = true
  }

  mutating func endDragging() {
    isDragging = false
  }

  mutating func stop() {
    motion = nil
    isDragging = false
  }
}

enum RefreshState: Hashable {
  /// The refresh control is not refreshing.
  case none
  /// The refresh control started, and the user still touches the content.
  case pulled
  /// The refresh control refreshes, and takes this space above the content, in points.
  case refreshing(inset: Double)
  /// Refreshing ended before the user lifted the finger.
  case spent
}

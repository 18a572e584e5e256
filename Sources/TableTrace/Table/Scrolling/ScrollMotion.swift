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

/// An animated change of the content offset: 0.3 seconds that start and end slowly.
struct ScrollAnimation {
  private static let frameCount = 18

  private let start: Double
  private let target: Double
  private var frame = 0

  init(from start: Double, to target: Double) {
    self.start = start
    self.target = target
  }

  /// The offset of the next frame, in points; nil after the last.
  mutating func next() -> Double? {
    guard frame < Self.frameCount else { return nil }
    frame += 1
    guard frame < Self.frameCount else { return target }
    let time = Double(frame) / Double(Self.frameCount)
    let share = time * time * (3 - 2 * time)
    return ScrollMotion.pixel(start + (target - start) * share)
  }
}

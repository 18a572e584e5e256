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

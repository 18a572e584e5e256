/// The movement of the content after a drag.
///
/// It slows down every millisecond. Beyond the ends of the content, a spring pulls it back. The
/// computation uses only sums and products, so that every machine gets the same frames.
struct Deceleration {
  /// The stiffness of the critically damped spring, per millisecond.
  private static let stiffness = 0.0125
  /// The content rests if it is nearer to its goal than this, in points.
  private static let tolerance = 0.5

  private var offset: Double
  private var velocity: Double
  private let rate: Double
  private var frame = 0
  private var elapsed = 0
  private var isResting = false

  /// Begins at an offset with a velocity in points per millisecond.
  init(offset: Double, velocity: Double, rate: Double) {
    self.offset = offset
    self.velocity = velocity
    self.rate = min(max(rate, 0), 0.9999)
  }

  /// Returns the offset where scrolling would end if the content had no ends, in points.
  static func restingOffset(from offset: Double, velocity: Double, rate: Double) -> Double {
    offset + velocity * rate / (1 - rate)
  }

  /// Returns the next frame, or nil when the content rests.
  mutating func next(between ends: ClosedRange<Double>, bounces: Bool) -> ScrollMotion.Frame? {
    guard !isResting else { return nil }
    frame += 1
    while elapsed < frame * 1000 / 60, !isResting {
      elapsed += 1
      move(between: ends, bounces: bounces)
    }
    let pixel = ScrollMotion.pixel(offset)
    // At rest, rounding must not move the content beyond its end.
    let place = isResting ? min(max(pixel, ends.lowerBound), ends.upperBound) : pixel
    return ScrollMotion.Frame(offset: place, isLast: isResting)
  }

  private mutating func move(between ends: ClosedRange<Double>, bounces: Bool) {
    let end = min(max(offset, ends.lowerBound), ends.upperBound)
    guard offset == end else { return pull(to: end, bounces: bounces) }
    let rest = velocity * rate / (1 - rate)
    if abs(rest) < Self.tolerance {
      offset = min(max(offset + rest, ends.lowerBound), ends.upperBound)
      isResting = true
    } else {
      velocity *= rate
      offset += velocity
    }
  }

  private mutating func pull(to end: Double, bounces: Bool) {
    let distance = offset - end
    if !bounces || abs(distance) < Self.tolerance, abs(velocity) < 0.05 || !bounces {
      offset = end
      isResting = true
      return
    }
    velocity -= Self.stiffness * Self.stiffness * distance + 2 * Self.stiffness * velocity
    offset += velocity
  }
}

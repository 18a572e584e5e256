/// A movement of the content without a touch, with the callbacks at its end.
enum ScrollMotion {
  case animation(ScrollAnimation, end: Callback, rule: RuleID)
  /// The content moves after a drag.
  case deceleration(Deceleration)

  struct Frame {
    /// The offset, in points.
    let offset: Double
    /// Whether the content rests after it.
    let isLast: Bool
  }

  /// Whether the movement follows a drag.
  var isDeceleration: Bool {
    switch self {
    case .animation: false
    case .deceleration: true
    }
  }

  /// The rule that causes the movement.
  var rule: RuleID {
    switch self {
    case .animation(_, _, let rule): rule
    case .deceleration: .deceleration
    }
  }

  /// The rule for `scrollViewDidScroll` in each frame.
  var ruleOfFrames: RuleID {
    switch self {
    case .animation: .scrollAnimation
    case .deceleration: .deceleration
    }
  }

  /// The rule that lets the content rest beyond its ends, or nil if it must not.
  var keeper: RuleID? {
    switch self {
    case .animation(let animation, _, _): animation.keeper
    case .deceleration: nil
    }
  }

  /// Returns the rules that determine the offset of a frame.
  ///
  /// The last frame of an animation does not depend on the rule about frames, because the caller
  /// determines its offset.
  func offsetRules(of frame: Frame) -> [RuleID] {
    frame.isLast && !isDeceleration ? [rule] : [.scrollFrames, rule]
  }

  /// Returns the next frame, or nil after the last one.
  mutating func next(between ends: ClosedRange<Double>, bounces: Bool) -> Frame? {
    switch self {
    case .animation(var animation, let end, let rule):
      let frame = animation.next()
      self = .animation(animation, end: end, rule: rule)
      return frame
    case .deceleration(var deceleration):
      let frame = deceleration.next(between: ends, bounces: bounces)
      self = .deceleration(deceleration)
      return frame
    }
  }

  /// Whether an animation moves towards the top of the content, or nil if it is not an animation.
  var goesUp: Bool? {
    switch self {
    case .animation(let animation, _, _): animation.goesUp
    case .deceleration: nil
    }
  }

  /// Returns an offset rounded to pixels of a screen with two pixels to a point.
  static func pixel(_ offset: Double) -> Double {
    (offset * 2).rounded() / 2
  }
}

/// An animated change of the content offset, which takes 0.3 seconds and eases in and out.
struct ScrollAnimation {
  private static let frameCount = 18

  private let start: Double
  private let target: Double
  private var frame = 0

  /// The rule that lets it end beyond the ends of the content, or nil if it must not.
  let keeper: RuleID?
  /// Whether it moves towards the top of the content.
  var goesUp: Bool { target < start }

  init(from start: Double, to target: Double, keptBy keeper: RuleID? = nil) {
    self.start = start
    self.target = target
    self.keeper = keeper
  }

  /// Returns the next frame, or nil after the last one.
  mutating func next() -> ScrollMotion.Frame? {
    guard frame < Self.frameCount else { return nil }
    frame += 1
    guard frame < Self.frameCount else { return ScrollMotion.Frame(offset: target, isLast: true) }
    let time = Double(frame) / Double(Self.frameCount)
    let share = time * time * (3 - 2 * time)
    let offset = ScrollMotion.pixel(start + (target - start) * share)
    return ScrollMotion.Frame(offset: offset, isLast: false)
  }
}

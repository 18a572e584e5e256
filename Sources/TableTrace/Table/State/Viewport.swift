/// The bounds of the table: the visible part of the content.
struct Viewport {
  var isInWindow = false
  /// The size of the bounds, in points.
  var size: Size
  /// The vertical content offset, in points.
  var offset = 0.0
  /// The rule that lets the content rest beyond its ends, or nil if it must not.
  private(set) var keeper: RuleID?
  /// The number of updates when `keeper` was set, which a later update ends.
  private(set) var updatesBeforeKeeper = 0
  /// The rules that determine the offset, or empty if the app set it.
  var offsetRules: [RuleID] = []
  /// Whether the content last moved towards its top.
  private(set) var scrollsUp = false
  /// Whether the content has moved since the first layout.
  private(set) var hasScrolled = false

  init(size: Size) {
    self.size = size
  }

  /// The top edge in content coordinates.
  var top: Double { offset }

  /// The bottom edge in content coordinates.
  var bottom: Double { offset + size.height }

  /// Returns whether a part of the content touches the bounds.
  func touches(from top: Double, to bottom: Double) -> Bool {
    top < self.bottom && bottom > self.top
  }

  /// Scrolls to an offset, where a rule may let the content rest beyond its ends.
  mutating func scroll(
    to offset: Double,
    hasLaidOut: Bool,
    keptBy keeper: RuleID? = nil,
    after updates: UpdateState
  ) {
    keep(by: keeper, after: updates)
    scrollsUp = offset < self.offset
    hasScrolled = hasLaidOut
    self.offset = offset
  }

  /// Sets the rule that lets the content rest beyond its ends, or nil if it must not.
  mutating func keep(by keeper: RuleID?, after updates: UpdateState) {
    self.keeper = keeper
    updatesBeforeKeeper = updates.exchanges
  }

  /// Restores the direction from before a movement that was not scrolling.
  mutating func adoptDirection(of before: Viewport) {
    scrollsUp = before.scrollsUp
    hasScrolled = before.hasScrolled
  }
}

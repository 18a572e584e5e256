/// The part of the content that is seen: the bounds of the table.
struct Viewport {
  var isInWindow = false
  /// The size of the bounds, in points.
  var size: Size
  /// The vertical content offset, in points.
  var offset = 0.0
  /// The rule that lets the content rest beyond its ends, or nil where it has to rest between them.
  private(set) var keeper: RuleID?
  /// The updates before the keeper began to hold; a later one ends it.
  private(set) var updatesBeforeKeeper = 0
  /// The rules from which the offset follows, besides what the app says, or none where it was set.
  var offsetRules: [RuleID] = []
  /// Whether the content last moved towards its top.
  private(set) var scrollsUp = false
  /// Whether the content has moved since the first layout.
  private(set) var hasScrolled = false

  init(size: Size) {
    self.size = size
  }

  /// The top edge in the content.
  var top: Double { offset }

  /// The bottom edge in the content.
  var bottom: Double { offset + size.height }

  /// Returns whether a stretch of the content touches the bounds.
  func touches(from top: Double, to bottom: Double) -> Bool {
    top < self.bottom && bottom > self.top
  }

  /// The content scrolls to an offset, where a rule may let it rest beyond its ends.
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

  /// The content may rest where it is, beyond its ends too, or nil: between them only.
  mutating func keep(by keeper: RuleID?, after updates: UpdateState) {
    self.keeper = keeper
    updatesBeforeKeeper = updates.exchanges
  }

  /// Takes the direction from before a movement that was no scrolling.
  mutating func adoptDirection(of before: Viewport) {
    scrollsUp = before.scrollsUp
    hasScrolled = before.hasScrolled
  }
}

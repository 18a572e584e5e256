/// The properties that affect only how a table scrolls.
public struct ScrollProperties: Hashable, Sendable {
  /// `bounces`: whether the content can be pulled beyond its ends.
  public var bounces = true
  /// `isScrollEnabled`: whether the user can scroll.
  public var isScrollEnabled = true
  /// `scrollsToTop`: whether a tap on the status bar scrolls.
  public var scrollsToTop = true
  /// `decelerationRate`: the factor on the velocity of the content for each millisecond.
  public var decelerationRate = 0.998
  /// `isPrefetchingEnabled`: whether rows are prefetched.
  public var isPrefetchingEnabled = true
  package var hasRefreshControl = false

  /// Makes the default properties.
  public init() {}
}

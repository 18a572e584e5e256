/// The properties of a table that decide how it scrolls, and nothing else.
public struct ScrollProperties: Hashable, Sendable {
  /// `bounces`: whether the content can be pulled beyond its ends.
  public var bounces = true
  /// `isScrollEnabled`: whether a finger scrolls.
  public var isScrollEnabled = true
  /// `scrollsToTop`: whether a tap on the status bar scrolls.
  public var scrollsToTop = true
  /// `decelerationRate`: the share of its velocity that the content keeps each millisecond.
  public var decelerationRate = 0.998
  /// `isPrefetchingEnabled`: whether rows are prepared and announced ahead.
  public var isPrefetchingEnabled = true
  /// Whether the table has a `refreshControl`.
  package var hasRefreshControl = false

  /// Makes the defaults.
  public init() {}
}

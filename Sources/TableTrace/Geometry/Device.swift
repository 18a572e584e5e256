/// A device whose screen gives the bounds of the table and the insets of its bars.
public struct Device: Hashable, Sendable {
  /// The name as people write it, `iPhone 8`.
  public var name: String
}

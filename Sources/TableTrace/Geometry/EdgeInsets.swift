/// The distances from the four edges, in points.
public struct EdgeInsets: Codable, Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: Double
  /// The inset of the left edge, in points.
  public var left: Double
  /// The inset of the bottom edge, in points.
  public var bottom: Double
  /// The inset of the right edge, in points.
  public var right: Double

  /// No inset at any edge.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A location in the table's content coordinates, in points.
public struct Point: Codable, Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top of the content, in points.
  public var y: Double

  /// Makes a point, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

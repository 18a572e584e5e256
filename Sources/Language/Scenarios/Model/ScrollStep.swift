package import TableTrace

package struct ScrollStep: Codable, Hashable, Sendable {
  package enum Target: Codable, Hashable, Sendable {
    /// By a number of points, positive down the content.
    case by(Double)
    /// To an offset, in points.
    case to(Double)
    case row(IndexPathExpression, ScrollPosition)
    case nearestSelectedRow(ScrollPosition)
    /// As far as shows a rectangle, in points.
    case rect(Rect)
  }

  package var target: Target
  /// Whether it is seen moving.
  package var isAnimated: Bool

  package init(_ target: Target, isAnimated: Bool) {
    self.target = target
    self.isAnimated = isAnimated
  }
}

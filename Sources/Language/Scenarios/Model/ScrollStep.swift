package import TableTrace

package struct ScrollStep: Codable, Hashable, Sendable {
  package enum Target: Codable, Hashable, Sendable {
    /// By a number of points, positive down the content.
    case by(Double)
    /// To a content offset, in points.
    case to(Double)
    case row(IndexPathExpression, ScrollPosition)
    case nearestSelectedRow(ScrollPosition)
    /// Until a rectangle is visible, in points.
    case rect(Rect)
  }

  package var target: Target
  package var isAnimated: Bool

  package init(_ target: Target, isAnimated: Bool) {
    self.target = target
    self.isAnimated = isAnimated
  }
}

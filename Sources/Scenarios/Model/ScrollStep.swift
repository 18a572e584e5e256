/// A `scroll` step: the app sets the content offset.
package struct ScrollStep: Hashable, Sendable {
  /// Where the content goes.
  package enum Target: Hashable, Sendable {
    /// By a number of points, positive down the content.
    case by(Double)
    /// To an offset, in points.
    case to(Double)
  }

  /// Where the content goes.
  package var target: Target

  /// Makes a step.
  package init(_ target: Target) {
    self.target = target
  }
}

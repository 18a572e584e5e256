public import Foundation

/// The curve of an animation, which is at its end at once here.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A curve with two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of the system.
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut

  /// Makes a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
  }

  /// Makes a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// The curve of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning.
  public let initialVelocity: CGVector

  /// Makes a spring with a damping ratio.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// Makes a spring of its mass, its stiffness and its damping.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// The part from left to right.
  public var dx: CGFloat
  /// The part from top to bottom.
  public var dy: CGFloat

  /// No length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a vector of its parts.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    (self.dx, self.dy) = (dx, dy)
  }
}

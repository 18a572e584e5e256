public import Foundation

@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }
}

public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    (self.dx, self.dy) = (dx, dy)
  }
}

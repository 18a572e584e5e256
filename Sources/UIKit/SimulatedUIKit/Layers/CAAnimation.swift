public import Foundation

/// An animation, which takes no time here.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
}

@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
}

@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: TimeInterval { 0 }
}

public let kCATransition = "transition"

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
}

/// A group of changes, which take effect immediately.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  open class func begin() { completions.append(nil) }

  open class func commit() {
    if let completion = completions.popLast() { completion?() }
  }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = completions.indices.last else { return }
    completions[last] = block
  }

  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  open class func flush() {}
}

public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  public init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3D()

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  var transform = CATransform3D()
  transform.m11 = c + x * x * (1 - c)
  transform.m12 = x * y * (1 - c) + z * s
  transform.m13 = x * z * (1 - c) - y * s
  transform.m21 = x * y * (1 - c) - z * s
  transform.m22 = c + y * y * (1 - c)
  transform.m23 = y * z * (1 - c) + x * s
  transform.m31 = x * z * (1 - c) + y * s
  transform.m32 = y * z * (1 - c) - x * s
  transform.m33 = c + z * z * (1 - c)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var transform = t
  transform.m41 += tx * t.m11 + ty * t.m21 + tz * t.m31
  transform.m42 += tx * t.m12 + ty * t.m22 + tz * t.m32
  transform.m43 += tx * t.m13 + ty * t.m23 + tz * t.m33
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always zero, because no clock may influence a trace.
public func CACurrentMediaTime() -> TimeInterval { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date.timeIntervalSinceReferenceDate }

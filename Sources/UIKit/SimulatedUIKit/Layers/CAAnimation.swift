public import Foundation

/// A change in time, which takes none here.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How often it goes.
  open var repeatCount: Float = 0
  /// Whether it goes back too.
  open var autoreverses = false
  /// How it begins and ends.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it goes as it ends.
  open var isRemovedOnCompletion = true
  /// What is seen before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
}

/// A change of a property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?

  /// Makes a change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// By how much.
  open var byValue: Any?
}

/// A change through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When they are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// A change of everything in a layer.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// What kind of change it is.
  open var type = CATransitionType.fade
  /// Where it comes from.
  open var subtype: CATransitionSubtype?
}

/// What kind of change it is.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes it of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// One moves over the other.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// One pushes the other away.
  public static let push = CATransitionType(rawValue: "push")
  /// One moves away from the other.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a change comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes it of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What is seen before and after a change.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes it of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end of it stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning of it comes early.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How a change begins and ends.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes it of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is as fast all the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// It begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// It ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// It begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// How a change begins and ends.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  /// Makes it of a name.
  public init(name: CAMediaTimingFunctionName) {}
}

/// Changes that belong together; they are there at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins them.
  open class func begin() { completions.append(nil) }

  /// Ends them, and runs what follows.
  open class func commit() {
    if let completion = completions.popLast() { completion?() }
  }

  /// Sets what follows them.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = completions.indices.last else { return }
    completions[last] = block
  }

  /// Lets layers change with an animation or without.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets how long they take, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Makes them now.
  open class func flush() {}
}

/// What moves, turns and stretches points in space.
public struct CATransform3D: Hashable, Sendable {
  /// The share of x in the new x.
  public var m11: CGFloat = 1
  /// The share of x in the new y.
  public var m12: CGFloat = 0
  /// The share of x in the new z.
  public var m13: CGFloat = 0
  /// The share of x in the new w.
  public var m14: CGFloat = 0
  /// The share of y in the new x.
  public var m21: CGFloat = 0
  /// The share of y in the new y.
  public var m22: CGFloat = 1
  /// The share of y in the new z.
  public var m23: CGFloat = 0
  /// The share of y in the new w.
  public var m24: CGFloat = 0
  /// The share of z in the new x.
  public var m31: CGFloat = 0
  /// The share of z in the new y.
  public var m32: CGFloat = 0
  /// The share of z in the new z.
  public var m33: CGFloat = 1
  /// The share of z in the new w.
  public var m34: CGFloat = 0
  /// What is added to x.
  public var m41: CGFloat = 0
  /// What is added to y.
  public var m42: CGFloat = 0
  /// What is added to z.
  public var m43: CGFloat = 0
  /// The share of w in the new w.
  public var m44: CGFloat = 1

  /// Makes what leaves every point where it is.
  public init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What leaves every point where it is.
public let CATransform3DIdentity = CATransform3D()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What moves points.
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
/// The transform in space that does what one in the plane does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform in the plane that does what one in space does there.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What stretches.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What moves points, and then does something else.
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
/// The seconds since some time; here it stands still, since no clock may reach a trace.
public func CACurrentMediaTime() -> TimeInterval { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date.timeIntervalSinceReferenceDate }

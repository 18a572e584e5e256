public import Foundation

/// A path that stores only its bounding box.
public final class CGPath: Hashable, Sendable {
  public let boundingBox: CGRect

  init(_ box: CGRect) {
    boundingBox = box
  }

  public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    self.init(rect)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.boundingBox == right.boundingBox
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundingBox.origin.x)
    hasher.combine(boundingBox.size.width)
  }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1
  open private(set) var bounds = CGRect.null
  open private(set) var currentPoint = CGPoint.zero
  open var cgPath: CGPath {
    get { CGPath(bounds) }
    set { bounds = newValue.boundingBox }
  }
  open var isEmpty: Bool { bounds.isNull }

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) { self.init(rect: rect) }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius,
        y: center.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
  }

  open func move(to point: CGPoint) { currentPoint = point }

  open func addLine(to point: CGPoint) {
    for end in [currentPoint, point] { bounds = bounds.union(CGRect(origin: end, size: .zero)) }
    currentPoint = point
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { addLine(to: endPoint) }

  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) { addLine(to: endPoint) }

  open func append(_ bezierPath: UIBezierPath) { bounds = bounds.union(bezierPath.bounds) }
  open func apply(_ transform: CGAffineTransform) { bounds = bounds.applying(transform) }
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  public convenience init(style: Style) { self.init() }
}

@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

public import Foundation

/// A shape, of which only the box around it is kept.
public final class CGPath: Hashable, Sendable {
  /// The smallest rectangle around it, in points.
  public let boundingBox: CGRect

  init(_ box: CGRect) {
    boundingBox = box
  }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    self.init(rect)
  }

  /// Whether the boxes are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.boundingBox == right.boundingBox
  }

  /// Adds it to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundingBox.origin.x)
    hasher.combine(boundingBox.size.width)
  }
}

/// Some corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The left of the top.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The right of the top.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The left of the bottom.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The right of the bottom.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A shape of lines and curves; nothing is drawn.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  /// The width of its line, in points.
  open var lineWidth: CGFloat = 1
  /// The smallest rectangle around it, in points.
  open private(set) var bounds = CGRect.null
  /// Where its last line has ended, in points.
  open private(set) var currentPoint = CGPoint.zero
  /// The shape.
  open var cgPath: CGPath {
    get { CGPath(bounds) }
    set { bounds = newValue.boundingBox }
  }
  /// Whether it has no lines.
  open var isEmpty: Bool { bounds.isNull }

  /// Makes an empty shape.
  public override init() {
    super.init()
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }

  /// Makes an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Makes a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) { self.init(rect: rect) }

  /// Makes a part of a circle.
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

  /// Goes to a point without a line.
  open func move(to point: CGPoint) { currentPoint = point }

  /// Draws a line to a point.
  open func addLine(to point: CGPoint) {
    for end in [currentPoint, point] { bounds = bounds.union(CGRect(origin: end, size: .zero)) }
    currentPoint = point
  }

  /// Draws a curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { addLine(to: endPoint) }

  /// Draws a curve to a point.
  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) { addLine(to: endPoint) }

  /// Adds another shape.
  open func append(_ bezierPath: UIBezierPath) { bounds = bounds.union(bezierPath.bounds) }
  /// Moves, turns or stretches it.
  open func apply(_ transform: CGAffineTransform) { bounds = bounds.applying(transform) }
  /// Goes back to where it began.
  open func close() {}
  /// Fills it with a colour.
  open func fill() {}
  /// Draws its lines.
  open func stroke() {}
  /// Lets nothing be drawn outside of it.
  open func addClip() {}
}

/// How what is behind a view is seen.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// What is behind a view is seen out of focus.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How it looks.
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

  /// Makes an effect of a style.
  public convenience init(style: Style) { self.init() }
}

/// What stands out from such a background.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect that goes with a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}

/// A view with such an effect.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view for what stands in it.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Makes a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

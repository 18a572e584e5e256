public import Foundation

/// What draws a view, which nothing does here.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Its own coordinates, in points.
  open var bounds = CGRect.zero
  /// Where it is, in points.
  open var frame = CGRect.zero
  /// Where its anchor is, in points.
  open var position = CGPoint.zero
  /// Where its anchor is in it, from 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How near it is to who looks.
  open var zPosition: CGFloat = 0
  /// How it is moved, turned and stretched.
  open var transform = CATransform3DIdentity
  /// Whether it is not shown.
  open var isHidden = false
  /// How round its corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// Which of its corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How its corners are rounded.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether what is outside its bounds is cut off.
  open var masksToBounds = false
  /// The width of its border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of its border.
  open var borderColor: CGColor?
  /// The colour behind it.
  open var backgroundColor: CGColor?
  /// How opaque it is, from 0 to 1.
  open var opacity: Float = 1
  /// The colour of its shadow.
  open var shadowColor: CGColor?
  /// How opaque its shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far its shadow is, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft its shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape of its shadow.
  open var shadowPath: CGPath?
  /// What cuts it out.
  open var mask: CALayer?
  /// What it shows.
  open var contents: Any?
  /// The pixels of a point.
  open var contentsScale: CGFloat = 1
  /// Whether it is kept as a picture.
  open var shouldRasterize = false
  /// The pixels of a point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// What the app calls it.
  open var name: String?
  /// The layers in it, back to front.
  open var sublayers: [CALayer]?
  /// The layer that it is in.
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// Makes a layer.
  public required override init() {
    super.init()
  }

  /// Makes a copy of a layer, of which nothing is read.
  public init(layer: Any) {
    super.init()
  }

  /// Makes a layer that comes from an archive, of which nothing is read.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// Puts a layer in front of those in this one.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts a layer among those in this one, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Puts a layer behind another one in this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Takes it out of its layer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Moves, turns and stretches it in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// How it is moved, turned and stretched in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Adds a change in time, which takes none here.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
  /// Takes a change away.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Takes all changes away.
  open func removeAllAnimations() { animations = [:] }
  /// A change that was added.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of the changes.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// Lays out what is in it.
  open func layoutSublayers() {}
  /// Asks for a layout.
  open func setNeedsLayout() {}
  /// Lays out now.
  open func layoutIfNeeded() {}
  /// Asks to be drawn again.
  open func setNeedsDisplay() {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The left of the top.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The right of the top.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The left of the bottom.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The right of the bottom.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes it of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As icons have it.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Two colours and what is between them.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where they are, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where it begins, from 0 to 1.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where it ends, from 0 to 1.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A shape.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// The colour in it.
  open var fillColor: CGColor?
  /// The colour of its line.
  open var strokeColor: CGColor?
  /// The width of its line, in points.
  open var lineWidth: CGFloat = 1
  /// Where its line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where its line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
}

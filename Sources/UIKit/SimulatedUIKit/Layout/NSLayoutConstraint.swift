public import Foundation

/// How much a constraint matters; no constraint has an effect here.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public let rawValue: Float

  /// Makes a priority of its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// It matters much.
  public static let defaultHigh = UILayoutPriority(750)
  /// It matters little.
  public static let defaultLow = UILayoutPriority(250)
  /// As little as possible.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between edges or sizes of views, which is kept and has no effect.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What the relation says.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Which edge or size is meant.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// How the views of a visual format stand to each other.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// At their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// At their top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// At their bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// At their leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// At their trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// At their middles, from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// At their middles, from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// From the leading to the trailing edge.
    public static let directionLeadingToTrailing: FormatOptions = []
  }

  /// What it is about.
  public private(set) weak var firstItem: AnyObject?
  /// The edge or size of that.
  public let firstAttribute: Attribute
  /// What it says.
  public let relation: Relation
  /// What that stands in relation to.
  public private(set) weak var secondItem: AnyObject?
  /// The edge or size of that.
  public let secondAttribute: Attribute
  /// By what that is multiplied.
  public let multiplier: CGFloat
  /// What is added to it, in points.
  open var constant: CGFloat
  /// How much it matters.
  open var priority = UILayoutPriority.required
  /// What the app calls it.
  open var identifier: String?
  /// Whether it stays on as views change.
  open var shouldBeArchived = false

  /// Makes a constraint.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as AnyObject?
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Makes a constraint of nothing, as an outlet holds one.
  public convenience override init() {
    self.init(
      item: NSNull(),
      attribute: .notAnAttribute,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
  }

  /// Whether it is on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        holder?.constraints.append(self)
      } else {
        holder?.constraints.removeAll { $0 === self }
      }
    }
  }

  /// The view that holds it while it is on: the nearest one around both of its items.
  private var holder: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return first }
    return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// Turns constraints on.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Turns constraints off.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Makes the constraints of a visual format: one for each pair of neighbours, without an effect.
  open class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat(format).constraints(views: views)
  }
}

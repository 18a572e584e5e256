public import Foundation

/// Views in a row or a column; nothing lays them out here.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the room.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views stand across the row or column.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether they stand in a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How they share the room.
  open var distribution = Distribution.fill
  /// How they stand across.
  open var alignment = Alignment.fill
  /// The distance between them, in points.
  open var spacing: CGFloat = 0
  /// Whether distances count from lines of text.
  open var isBaselineRelativeArrangement = false
  /// Whether they keep inside the margins.
  open var isLayoutMarginsRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The distance that the stack has by itself.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that the system has.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack that comes from an archive, of which nothing is read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view out of the order; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// A view leaves the order with the view.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The distance behind a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}

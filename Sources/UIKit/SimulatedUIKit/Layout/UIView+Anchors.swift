public import Foundation

/// The edges and sizes from which constraints are made.
extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line below the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line below the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

/// What constraints can name in the place of a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that it belongs to.
  open internal(set) weak var owningView: UIView?
  /// What the app calls it.
  open var identifier = ""
  /// Where it is; nothing lays it out here, so that it is the whole of its view.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  /// Makes a guide.
  public override init() {
    super.init()
  }

  init(of view: UIView) {
    owningView = view
    super.init()
  }
}

/// The edges and sizes from which constraints are made.
extension UILayoutGuide {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The guides that each view has.
@MainActor
final class ViewGuides {
  let safeArea: UILayoutGuide
  let margins: UILayoutGuide
  let readableContent: UILayoutGuide
  let keyboard: UILayoutGuide

  init(of view: UIView) {
    safeArea = UILayoutGuide(of: view)
    margins = UILayoutGuide(of: view)
    readableContent = UILayoutGuide(of: view)
    keyboard = UILayoutGuide(of: view)
  }
}

/// How much a view keeps its size, by axis.
struct ContentPriorities {
  var needsUpdate = false
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

/// Constraints and guides, which are kept and have no effect.
extension UIView {
  /// What bars leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { guides.safeArea }
  /// What the margins leave free.
  public var layoutMarginsGuide: UILayoutGuide { guides.margins }
  /// What can be read well.
  public var readableContentGuide: UILayoutGuide { guides.readableContent }
  /// What the keyboard leaves free, from iOS 15.
  public var keyboardLayoutGuide: UILayoutGuide { guides.keyboard }

  /// The margins by the direction of reading, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top,
        leading: layoutMargins.left,
        bottom: layoutMargins.bottom,
        trailing: layoutMargins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  /// Which way it is read.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Adds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Takes a constraint away.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Takes constraints away.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// How much it keeps from becoming larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis] ?? .defaultLow
  }

  /// Sets how much it keeps from becoming larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
  }

  /// How much it keeps from becoming smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities.resistance[axis] ?? .defaultHigh
  }

  /// Sets how much it keeps from becoming smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    priorities.resistance[axis] = priority
  }
}

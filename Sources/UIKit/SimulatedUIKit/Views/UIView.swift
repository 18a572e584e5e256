public import Foundation

/// A rectangle on the screen; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Where it is in its superview, in points.
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }
  /// Where the origin of its own coordinates is, in points.
  var boundsOrigin = CGPoint.zero
  /// A number of the app's.
  open var tag = 0
  /// Whether it is not shown.
  open var isHidden = false
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it covers what is behind it.
  open var isOpaque = true
  /// Whether touches reach it.
  open var isUserInteractionEnabled = true
  /// Whether several touches reach it at once.
  open var isMultipleTouchEnabled = false
  /// Whether it keeps touches from other views.
  open var isExclusiveTouch = false
  /// Whether what is outside its bounds is cut off.
  open var clipsToBounds = false
  /// The colour behind its content.
  open var backgroundColor: UIColor?
  /// Whether its place follows from its autoresizing mask; constraints are not simulated.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How it follows the size of its superview; nothing follows here.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the views in it follow its size.
  open var autoresizesSubviews = true
  /// How its content follows its size.
  open var contentMode = ContentMode.scaleToFill
  /// How it is moved, turned and stretched.
  open var transform = CGAffineTransform.identity
  /// Whether the colour of what can be tapped is dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Which way its content is read.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether it is light or dark whatever its surroundings are, from iOS 13.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { TraitChange.tell(around: self) { traits.style = newValue } }
  }
  /// The space between its edges and its content, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether its margins are not less than those of its superview.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the safe area adds to its margins.
  open var insetsLayoutMarginsFromSafeArea = true
  /// A name for the system to find its state by.
  open var restorationIdentifier: String?
  /// The view that it is in.
  open internal(set) weak var superview: UIView?
  /// The views in it, back to front.
  open internal(set) var subviews: [UIView] = []
  /// What recognizes gestures in it.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The constraints that it holds; none has an effect.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// What it does with gestures, from iOS 11.
  open internal(set) var interactions: [any UIInteraction] = []
  /// Its own part in its surroundings.
  var traits = OwnTraits()
  /// What constraints can name besides views.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// What draws it, which nothing does here.
  open private(set) lazy var layer: CALayer = type(of: self).layerClass.init()
  /// The priorities of its size, by axis.
  var priorities = ContentPriorities()
  /// What its own guides are.
  lazy var guides = ViewGuides(of: self)
  /// Whether its own layout waits for the end of the turn.
  var needsLayout = true
  /// The colour that it was given for what can be tapped.
  private var ownTint: UIColor?

  /// The class of its layer.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// Makes a view with a place in its superview, in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Makes a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }

  /// The middle of its frame, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be tapped: its own, else that of its superview.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }

  /// The responder after this one: its controller, else its superview.
  open override var next: UIResponder? { owner ?? superview }

  /// The controller whose view it is.
  weak var owner: UIViewController?

  /// The window that it is in.
  open var window: UIWindow? { superview?.window }

  /// What it is in, whose surroundings it has.
  var container: UIView? { superview }

  /// The surroundings: those of the phone, light or dark as it, a controller or a view around it says.
  open var traitCollection: UITraitCollection { .phone(inheritedStyle) }

  /// The insets that bars need, in points; there are none here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Lays out what is in it; nothing, unless overridden.
  open func layoutSubviews() {}
  /// Is about to be put into a superview, or taken out of one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is told that it is in another superview.
  open func didMoveToSuperview() {}
  /// Is about to be put into a window, or taken out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Is told that it is in another window.
  open func didMoveToWindow() {}
  /// A view was put into it.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be taken out of it.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The colour of what can be tapped is another one.
  open func tintColorDidChange() {}
  /// The surroundings are others, because something around it is made light or dark.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The margins are others.
  open func layoutMarginsDidChange() {}
  /// The insets that bars need are others.
  open func safeAreaInsetsDidChange() {}
  /// Draws it, which nobody asks for here.
  open func draw(_ rect: CGRect) {}
  /// Asks to be drawn again.
  open func setNeedsDisplay() {}
  /// Asks to be drawn again in a part.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Makes its constraints; nothing, unless overridden.
  open func updateConstraints() {}
  /// Asks to make its constraints again.
  open func setNeedsUpdateConstraints() { priorities.needsUpdate = true }

  /// Makes its constraints now, if that was asked for.
  open func updateConstraintsIfNeeded() {
    guard priorities.needsUpdate else { return }
    priorities.needsUpdate = false
    updateConstraints()
  }

  /// Whether it needs constraints; no, unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Puts a view in front of those in this one.
  open func addSubview(_ view: UIView) { take(view, at: subviews.count) }

  /// Puts a view among those in this one, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { take(view, at: index) }

  /// Takes it out of its superview.
  open func removeFromSuperview() { leave() }

  /// What a size should be that fits; its present one, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives it the size that fits.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that constraints would give it; since there are none, the one that fits.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The size that constraints would give it; since there are none, the one that fits.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  /// The size that its content asks for; none, unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that its content asks for another size.
  open func invalidateIntrinsicContentSize() {}

  /// Sets what it shows, from iOS 26; nothing, unless overridden.
  open func updateProperties() {}

  /// Asks to set again what it shows, before the layout at the end of the turn, from iOS 26.
  open func setNeedsUpdateProperties() { traits.properties.isDue = true }

  /// Sets what it shows now, if that was asked for, from iOS 26.
  open func updatePropertiesIfNeeded() {
    guard traits.properties.takeDue() else { return }
    updateProperties()
  }

  /// Its frame on the screen, in points.
  override var screenFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

  /// Whether one of its gesture recognizers may begin; yes, unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether a keyboard or remote control can reach it; no, unless overridden.
  open var canBecomeFocused: Bool { false }

  /// Whether focus may move; yes, unless overridden, and a table asks its delegate alone.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Focus has moved; only delegates of tables are told.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Asks for a layout at the end of the turn.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out now what waits for the end of the turn.
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// The view under a point: the frontmost one in it that takes touches, else itself.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    return subviews.reversed().lazy
      .compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first ?? self
  }

  /// Whether a point is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Adds what recognizes a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes away what recognizes a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Its size has changed.
  func sizeDidChange() { setNeedsLayout() }

  /// Whether changes are animated.
  public internal(set) static var areAnimationsEnabled = true

  /// What `intrinsicContentSize` has where the content asks for nothing.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The size that asks for as little as possible.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The size that asks for as much as possible.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

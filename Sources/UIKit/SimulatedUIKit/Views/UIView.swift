public import Foundation

/// A rectangle on the screen; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }
  /// Where the origin of its own coordinates is, in points.
  var boundsOrigin = CGPoint.zero
  open var tag = 0
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  /// Whether touches reach it.
  open var isUserInteractionEnabled = true
  /// Whether several touches reach it at once.
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  /// Whether its place follows from its autoresizing mask; constraints are not simulated.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How it follows the size of its superview; nothing follows here.
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var contentMode = ContentMode.scaleToFill
  open var transform = CGAffineTransform.identity
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether it is light or dark whatever its surroundings are, from iOS 13.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { TraitChange.tell(around: self) { traits.style = newValue } }
  }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var restorationIdentifier: String?
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The constraints that it holds; none has an effect.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var interactions: [any UIInteraction] = []
  /// Its own part in its surroundings.
  var traits = OwnTraits()
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// What draws it, which nothing does here.
  open private(set) lazy var layer: CALayer =
    (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
  /// The priorities of its size, by axis.
  var priorities = ContentPriorities()
  /// What its own guides are.
  lazy var guides = ViewGuides(of: self)
  /// Whether its own layout waits for the end of the turn.
  var needsLayout = true
  /// The colour that it was given for what can be tapped.
  private var ownTint: UIColor?

  open class var layerClass: AnyClass { CALayer.self }
  /// What hides parts of it; nothing is drawn.
  open var mask: UIView?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }

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
  open func didMoveToSuperview() {}
  /// Is about to be put into a window, or taken out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  /// The surroundings are others, because something around it is made light or dark.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  /// Draws it, which nobody asks for here.
  open func draw(_ rect: CGRect) {}
  /// Asks to be drawn again.
  open func setNeedsDisplay() {}
  /// Asks to be drawn again in a part.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Makes its constraints; nothing, unless overridden.
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { priorities.needsUpdate = true }

  open func updateConstraintsIfNeeded() {
    guard priorities.needsUpdate else { return }
    priorities.needsUpdate = false
    updateConstraints()
  }

  /// Whether it needs constraints; no, unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func addSubview(_ view: UIView) { take(view, at: subviews.count) }

  /// Puts a view among those in this one, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { take(view, at: index) }

  open func removeFromSuperview() { leave() }

  /// What a size should be that fits; its present one, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

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
  /// Where focus goes; nothing asks it here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

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

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Its size has changed.
  func sizeDidChange() { setNeedsLayout() }

  public internal(set) static var areAnimationsEnabled = true

  /// What `intrinsicContentSize` has where the content asks for nothing.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

public import Foundation

@preconcurrency @MainActor
open class UIView: UIResponder {
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }
  /// The origin of its bounds, in points.
  var boundsOrigin = CGPoint.zero
  open var tag = 0
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  /// Stored only, because constraints are not simulated.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Stored only, because views do not follow their superview here.
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var contentMode = ContentMode.scaleToFill
  open var transform = CGAffineTransform.identity
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
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
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var interactions: [any UIInteraction] = []
  var traits = OwnTraits()
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The layer, which draws nothing here.
  open private(set) lazy var layer: CALayer =
    (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
  /// The priorities of its size, by axis.
  var priorities = ContentPriorities()
  lazy var guides = ViewGuides(of: self)
  /// Whether its layout waits for the end of the run loop turn.
  var needsLayout = true
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  /// Whether a table has hidden it, because it waits for reuse.
  var waitsForReuse = false
  /// Its own tint color, or nil to inherit one.
  private var ownTint: UIColor?

  open class var layerClass: AnyClass { CALayer.self }
  /// The mask, which has no effect because nothing is drawn here.
  open var mask: UIView?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

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
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }

  open override var next: UIResponder? { owner ?? superview }

  weak var owner: UIViewController?

  open var window: UIWindow? { superview?.window }

  /// The view that it inherits traits from.
  var container: UIView? { superview }

  open var traitCollection: UITraitCollection { .phone(inheritedStyle) }

  open var safeAreaInsets: UIEdgeInsets { .zero }

  open func layoutSubviews() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { priorities.needsUpdate = true }

  open func updateConstraintsIfNeeded() {
    guard priorities.needsUpdate else { return }
    priorities.needsUpdate = false
    updateConstraints()
  }

  open class var requiresConstraintBasedLayout: Bool { false }

  open func addSubview(_ view: UIView) { take(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { take(view, at: index) }

  open func removeFromSuperview() { leave() }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Stores nothing here.
  open func encode(with coder: NSCoder) {}

  open func layoutSublayers(of layer: CALayer) {}

  /// Draws nothing here.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Returns the size from `sizeThatFits`, because constraints are not laid out here.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// Returns the size from `sizeThatFits`, because constraints are not laid out here.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {}

  open func updateProperties() {}

  open func setNeedsUpdateProperties() { traits.properties.isDue = true }

  open func updatePropertiesIfNeeded() {
    guard traits.properties.takeDue() else { return }
    updateProperties()
  }

  /// Its frame on the screen, in points.
  override var screenFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open var canBecomeFocused: Bool { false }
  open var focusEffect: UIFocusEffect?
  /// The targets of focus, which are never used here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Decides about a focus update, but is never called here, unlike a table's delegate.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after a focus update, but never here, unlike a table's delegate.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  open func setNeedsLayout() { needsLayout = true }

  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

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

  func sizeDidChange() { setNeedsLayout() }

  public internal(set) static var areAnimationsEnabled = true

  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

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
  /// Whether what is outside its bounds is cut off.
  open var clipsToBounds = false
  /// The colour behind its content.
  open var backgroundColor: UIColor?
  /// The colour of what can be tapped.
  open var tintColor: UIColor?
  /// Whether its place follows from its autoresizing mask; constraints are not simulated.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The view that it is in.
  open internal(set) weak var superview: UIView?
  /// The views in it, back to front.
  open internal(set) var subviews: [UIView] = []
  /// Whether its own layout waits for the end of the turn.
  var needsLayout = true

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

  /// The responder after this one: its superview.
  open override var next: UIResponder? { superview }

  /// The window that it is in.
  open var window: UIWindow? { superview?.window }

  /// Lays out what is in it; nothing, unless overridden.
  open func layoutSubviews() {}

  /// Is told that it is in another superview.
  open func didMoveToSuperview() {}

  /// Is told that it is in another window.
  open func didMoveToWindow() {}

  /// What a size should be that fits; its present one, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that its content asks for; none, unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that its content asks for another size.
  open func invalidateIntrinsicContentSize() {}

  /// Asks for a layout at the end of the turn.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out now what waits for the end of the turn.
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// Its size has changed.
  func sizeDidChange() { setNeedsLayout() }

  /// Whether changes are animated.
  public internal(set) static var areAnimationsEnabled = true

  /// What `intrinsicContentSize` has where the content asks for nothing.
  public static let noIntrinsicMetric: CGFloat = -1
}

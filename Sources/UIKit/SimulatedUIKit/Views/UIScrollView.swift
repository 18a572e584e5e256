public import Foundation

import enum TableTrace.Callback

@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollingView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The delegate of a scroll view that is no table.
  weak var plainDelegate: (any UIScrollViewDelegate)?
  open var refreshControl: UIRefreshControl?
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.view = self
    return recognizer
  }()
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indicatorStyle = IndicatorStyle.default
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var alwaysBounceHorizontal = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  /// Stored only, because nothing is zoomed here.
  open var minimumZoomScale: CGFloat = 1
  /// Stored only, because nothing is zoomed here.
  open var maximumZoomScale: CGFloat = 1
  /// Stored only, because nothing is zoomed here.
  open var zoomScale: CGFloat = 1
  open var isTracking: Bool { false }
  open var isDecelerating: Bool { false }

  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { boundsOrigin = newValue }
  }
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Stored only, because the safe area is empty here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var isDragging: Bool { false }

  /// Called when the safe area changes, which never happens here.
  open func adjustedContentInsetDidChange() {}

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open func flashScrollIndicators() {}

  open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)

  /// Records that a client does not implement a method that a table has called.
  func lacks(_ callback: Callback) {}

  /// Records that a client does not implement a method, and returns UIKit's default.
  func lacks<Value>(_ callback: Callback, _ value: Value) -> Value {
    lacks(callback)
    return value
  }
}

@preconcurrency @MainActor
public protocol ScrollingView: UIScrollView {}

extension ScrollingView {
  /// The delegate, which is called when the app scrolls the view.
  public var delegate: (any UIScrollViewDelegate)? {
    get { plainDelegate }
    set { plainDelegate = newValue }
  }
}

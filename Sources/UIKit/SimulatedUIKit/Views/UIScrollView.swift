public import Foundation

import enum TableTrace.Callback

/// A view on content that is larger than it; only tables scroll.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollingView {
  /// What a finger that drags does with the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The keyboard leaves.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
    /// The keyboard leaves, and what stands above it.
    case onDragWithAccessory = 3
    /// The keyboard follows the finger, and what stands above it.
    case interactiveWithAccessory = 4
  }

  /// Which insets of the safe area are added to the content's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those where the content scrolls, and the bars' of a controller.
    case automatic = 0
    /// Those where the content scrolls.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// How the indicators look.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How fast content that moves by itself becomes slower.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a rate of its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Faster.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The delegate of one that is no table.
  weak var plainDelegate: (any UIScrollViewDelegate)?
  /// What a pull asks for, from iOS 10.
  open var refreshControl: UIRefreshControl?
  /// What follows a finger.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.view = self
    return recognizer
  }()
  /// The space around the indicators, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the vertical indicator, in points, from iOS 11.1.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the horizontal indicator, in points, from iOS 11.1.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area adds to them, from iOS 13.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How the indicators look.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether it stops at multiples of its size.
  open var isPagingEnabled = false
  /// Whether a finger moves it in one direction only.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be pulled sideways even if it fits.
  open var alwaysBounceHorizontal = false
  /// Whether it waits with touches for its content.
  open var delaysContentTouches = true
  /// Whether it may take touches back from its content.
  open var canCancelContentTouches = true
  /// How fast content that moves by itself becomes slower.
  open var decelerationRate = DecelerationRate.normal
  /// The least that it is zoomed; nothing is zoomed here.
  open var minimumZoomScale: CGFloat = 1
  /// The most that it is zoomed; nothing is zoomed here.
  open var maximumZoomScale: CGFloat = 1
  /// How much it is zoomed; nothing is zoomed here.
  open var zoomScale: CGFloat = 1
  /// Whether a finger is down.
  open var isTracking: Bool { isDragging }
  /// Whether the content goes on moving by itself.
  open var isDecelerating: Bool { false }

  /// Where the content is, in points.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { boundsOrigin = newValue }
  }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether a finger scrolls.
  open var isScrollEnabled = true
  /// Whether the content can be pulled beyond its ends.
  open var bounces = true
  /// Whether it can be pulled even if it fits.
  open var alwaysBounceVertical = false
  /// Whether a tap on the status bar scrolls.
  open var scrollsToTop = true
  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// What a finger that drags does with the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Which insets of the safe area are added to the content's; the safe area is empty here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The space around the content with what the safe area adds, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether a finger drags the content, or what it let go still moves.
  open var isDragging: Bool { false }

  /// Moves the content, with an animation or without.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Moves the content as little as shows a part of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Whether a view in it gets fingers that come down; yes, unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether it takes touches back from a view in it; not from a control, unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {}

  /// What constraints can name for the content, from iOS 11.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
  /// What constraints can name for the view around it, from iOS 11.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)

  /// A client turns out not to implement a method that a table has called.
  func lacks(_ callback: Callback) {}

  /// The same for a method with an answer, which is UIKit's default.
  func lacks<Value>(_ callback: Callback, _ value: Value) -> Value {
    lacks(callback)
    return value
  }
}

/// What every scroll view has that is no table, whose delegate has a type of its own.
@preconcurrency @MainActor
public protocol ScrollingView: UIScrollView {}

extension ScrollingView {
  /// What is told of its movements; nothing moves it here but code.
  public var delegate: (any UIScrollViewDelegate)? {
    get { plainDelegate }
    set { plainDelegate = newValue }
  }
}

public import Foundation

import enum TableTrace.Callback

/// A view on content that is larger than it.
///
/// Only tables scroll; theirs is the `delegate`, which has the methods of `UIScrollViewDelegate` too.
@preconcurrency @MainActor
open class UIScrollView: UIView {
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

  /// A client turns out not to implement a method that a table has called.
  func lacks(_ callback: Callback) {}

  /// The same for a method with an answer, which is UIKit's default.
  func lacks<Value>(_ callback: Callback, _ value: Value) -> Value {
    lacks(callback)
    return value
  }
}

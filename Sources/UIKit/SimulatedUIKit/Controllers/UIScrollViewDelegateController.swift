public import Foundation

/// The part of a table view controller that its table tells of scrolling.
///
/// UIKit has no such class; here the methods that a subclass may override stand in classes of their own.
@preconcurrency @MainActor
open class UIScrollViewDelegateController: UIViewController {
  /// Declares nothing; `tabletrace-prepare` overrides it in each class.
  open class func declareTableMethods() {}

  /// Not implemented, unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidScroll)
  }

  /// Not implemented, unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidZoom)
  }

  /// Not implemented, unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewWillBeginDragging)
  }

  /// Not implemented, unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollView.lacks(.scrollViewWillEndDragging)
  }

  /// Not implemented, unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.lacks(.scrollViewDidEndDragging)
  }

  /// Not implemented, unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewWillBeginDecelerating)
  }

  /// Not implemented, unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidEndDecelerating)
  }

  /// Not implemented, unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidEndScrollingAnimation)
  }

  /// Not implemented, unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView.lacks(.viewForZooming, nil)
  }

  /// Not implemented, unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    scrollView.lacks(.scrollViewWillBeginZooming)
  }

  /// Not implemented, unless overridden.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    scrollView.lacks(.scrollViewDidEndZooming)
  }

  /// Not implemented, unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.lacks(.scrollViewShouldScrollToTop, true)
  }

  /// Not implemented, unless overridden.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidScrollToTop)
  }

  /// Not implemented, unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidChangeAdjustedContentInset)
  }
}

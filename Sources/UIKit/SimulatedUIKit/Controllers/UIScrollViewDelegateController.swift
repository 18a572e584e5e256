public import Foundation

/// The scroll view delegate methods that a subclass of a table view controller can override.
@preconcurrency @MainActor
open class UIScrollViewDelegateController: UIViewController {
  /// Declares no methods, unless `tabletrace-prepare` overrides it.
  open class func declareTableMethods() {}

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidScroll)
  }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidZoom)
  }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewWillBeginDragging)
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollView.lacks(.scrollViewWillEndDragging)
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.lacks(.scrollViewDidEndDragging)
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewWillBeginDecelerating)
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidEndDecelerating)
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidEndScrollingAnimation)
  }

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView.lacks(.viewForZooming, nil)
  }

  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    scrollView.lacks(.scrollViewWillBeginZooming)
  }

  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    scrollView.lacks(.scrollViewDidEndZooming)
  }

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.lacks(.scrollViewShouldScrollToTop, true)
  }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidScrollToTop)
  }

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidChangeAdjustedContentInset)
  }
}

public import Foundation

/// The delegate of a scroll view, whose first calls show which methods a class has.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: RespondingObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The content was zoomed, which never happens in a table.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger will be lifted, with a velocity and the content offset where the content will stop.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The finger was lifted, and the content may continue to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view to zoom, which is never used in a table.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Zooming begins, which never happens in a table.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Zooming has ended, which never happens in a table.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// Default implementations, which show the table that a class lacks the method.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidScroll)
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidZoom)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewWillBeginDragging)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollView.lacks(.scrollViewWillEndDragging)
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    scrollView.lacks(.scrollViewDidEndDragging)
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewWillBeginDecelerating)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidEndDecelerating)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidEndScrollingAnimation)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView.lacks(.viewForZooming, nil)
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    scrollView.lacks(.scrollViewWillBeginZooming)
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    scrollView.lacks(.scrollViewDidEndZooming)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.lacks(.scrollViewShouldScrollToTop, true)
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidScrollToTop)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.lacks(.scrollViewDidChangeAdjustedContentInset)
  }
}

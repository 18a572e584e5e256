import SimulatedUIKit

extension EveryMethod {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hear()
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    hear()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    hear()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    hear()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear()
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    hear()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    hear()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    hear()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    hear()
    return nil
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    hear()
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    hear()
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    hear()
    return true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    hear()
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    hear()
  }
}

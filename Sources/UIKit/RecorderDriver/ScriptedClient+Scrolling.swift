import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

extension ScriptedClient {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hear(.scrollViewDidScroll, PlanCall())
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    hear(.scrollViewWillBeginDragging, PlanCall())
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = TraceWords.point(targetContentOffset.pointee)
    hear(.scrollViewWillEndDragging, PlanCall("\(TraceWords.point(velocity)), \(target)"))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear(.scrollViewDidEndDragging, PlanCall(decelerate.description))
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    hear(.scrollViewWillBeginDecelerating, PlanCall())
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    hear(.scrollViewDidEndDecelerating, PlanCall())
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    hear(.scrollViewDidEndScrollingAnimation, PlanCall())
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    flag(.scrollViewShouldScrollToTop, PlanCall())
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    hear(.scrollViewDidScrollToTop, PlanCall())
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    hear(.scrollViewDidChangeAdjustedContentInset, PlanCall())
  }
}

extension CallbackFacts {
  /// The callbacks of `UIScrollViewDelegate`, in the order of ``Callback``.
  static let scrollView: [CallbackFacts] = [
    CallbackFacts(.scrollViewDidScroll, introduced: .iOS(2), takes: .none, group: .scroll),
    CallbackFacts(.scrollViewDidZoom, introduced: .iOS(3, 2), takes: .none, group: .scroll),
    CallbackFacts(.scrollViewWillBeginDragging, introduced: .iOS(2), takes: .none, group: .scroll),
    CallbackFacts(
      .scrollViewWillEndDragging,
      selector: "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      introduced: .iOS(5),
      takes: .targetOffset,
      group: .scroll,
      byDefault: "the natural resting offset stays"
    ),
    CallbackFacts(
      .scrollViewDidEndDragging,
      selector: "scrollViewDidEndDragging:willDecelerate:",
      introduced: .iOS(2),
      takes: .deceleration,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewWillBeginDecelerating,
      introduced: .iOS(2),
      takes: .none,
      group: .scroll
    ),
    CallbackFacts(.scrollViewDidEndDecelerating, introduced: .iOS(2), takes: .none, group: .scroll),
    CallbackFacts(
      .scrollViewDidEndScrollingAnimation,
      introduced: .iOS(2),
      takes: .none,
      group: .scroll
    ),
    CallbackFacts(
      .viewForZooming,
      selector: "viewForZoomingInScrollView:",
      swiftName: "viewForZooming(in:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .view,
      group: .scroll,
      byDefault: "no zooming"
    ),
    CallbackFacts(
      .scrollViewWillBeginZooming,
      selector: "scrollViewWillBeginZooming:withView:",
      swiftName: "scrollViewWillBeginZooming(_:with:)",
      introduced: .iOS(3, 2),
      takes: .optionalView,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewDidEndZooming,
      selector: "scrollViewDidEndZooming:withView:atScale:",
      swiftName: "scrollViewDidEndZooming(_:with:atScale:)",
      introduced: .iOS(2),
      takes: .zoomScale,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewShouldScrollToTop,
      introduced: .iOS(2),
      takes: .none,
      answers: .flag,
      group: .scroll,
      byDefault: "true"
    ),
    CallbackFacts(.scrollViewDidScrollToTop, introduced: .iOS(2), takes: .none, group: .scroll),
    CallbackFacts(
      .scrollViewDidChangeAdjustedContentInset,
      introduced: .iOS(11),
      takes: .none,
      group: .scroll
    ),
  ]
}

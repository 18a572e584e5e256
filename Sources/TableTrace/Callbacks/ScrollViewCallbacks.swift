extension CallbackFacts {
  /// The callbacks of `UIScrollViewDelegate`, in the order of ``Callback``.
  static let scrollView: [CallbackFacts] = [
    CallbackFacts(
      .scrollViewDidScroll,
      selector: "scrollViewDidScroll:",
      swiftName: "scrollViewDidScroll(_:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .void,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewDidZoom,
      selector: "scrollViewDidZoom:",
      swiftName: "scrollViewDidZoom(_:)",
      introduced: .iOS(3, 2),
      takes: .none,
      answers: .void,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewWillBeginDragging,
      selector: "scrollViewWillBeginDragging:",
      swiftName: "scrollViewWillBeginDragging(_:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .void,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewWillEndDragging,
      selector: "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      swiftName: "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      introduced: .iOS(5),
      takes: .targetOffset,
      answers: .void,
      group: .scroll,
      byDefault: "the natural resting offset stays"
    ),
    CallbackFacts(
      .scrollViewDidEndDragging,
      selector: "scrollViewDidEndDragging:willDecelerate:",
      swiftName: "scrollViewDidEndDragging(_:willDecelerate:)",
      introduced: .iOS(2),
      takes: .deceleration,
      answers: .void,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewWillBeginDecelerating,
      selector: "scrollViewWillBeginDecelerating:",
      swiftName: "scrollViewWillBeginDecelerating(_:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .void,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewDidEndDecelerating,
      selector: "scrollViewDidEndDecelerating:",
      swiftName: "scrollViewDidEndDecelerating(_:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .void,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewDidEndScrollingAnimation,
      selector: "scrollViewDidEndScrollingAnimation:",
      swiftName: "scrollViewDidEndScrollingAnimation(_:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .void,
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
      answers: .void,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewDidEndZooming,
      selector: "scrollViewDidEndZooming:withView:atScale:",
      swiftName: "scrollViewDidEndZooming(_:with:atScale:)",
      introduced: .iOS(2),
      takes: .zoomScale,
      answers: .void,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewShouldScrollToTop,
      selector: "scrollViewShouldScrollToTop:",
      swiftName: "scrollViewShouldScrollToTop(_:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .flag,
      group: .scroll,
      byDefault: "true"
    ),
    CallbackFacts(
      .scrollViewDidScrollToTop,
      selector: "scrollViewDidScrollToTop:",
      swiftName: "scrollViewDidScrollToTop(_:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .void,
      group: .scroll
    ),
    CallbackFacts(
      .scrollViewDidChangeAdjustedContentInset,
      selector: "scrollViewDidChangeAdjustedContentInset:",
      swiftName: "scrollViewDidChangeAdjustedContentInset(_:)",
      introduced: .iOS(11),
      takes: .none,
      answers: .void,
      group: .scroll
    ),
  ]
}

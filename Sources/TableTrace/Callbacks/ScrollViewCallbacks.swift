extension CallbackFacts {
  /// The callbacks of `UIScrollViewDelegate`, in the order of ``Callback``.
  static let scrollView: [CallbackFacts] = [
    .init(.scrollViewDidScroll, since: 2, .none, .void, .scroll),
    .init(.scrollViewDidZoom, since: 3, minor: 2, .none, .void, .scroll),
    .init(.scrollViewWillBeginDragging, since: 2, .none, .void, .scroll),
    .init(.scrollViewWillEndDragging, since: 5, .targetOffset, .void, .scroll)
      .named("scrollViewWillEndDragging:withVelocity:targetContentOffset:")
      .byDefault("the table stops where the deceleration ends"),
    .init(.scrollViewDidEndDragging, since: 2, .deceleration, .void, .scroll)
      .named("scrollViewDidEndDragging:willDecelerate:"),
    .init(.scrollViewWillBeginDecelerating, since: 2, .none, .void, .scroll),
    .init(.scrollViewDidEndDecelerating, since: 2, .none, .void, .scroll),
    .init(.scrollViewDidEndScrollingAnimation, since: 2, .none, .void, .scroll),
    .init(.viewForZooming, since: 2, .none, .view, .scroll)
      .named("viewForZoomingInScrollView:", swift: "viewForZooming(in:)")
      .byDefault("no zooming"),
    .init(.scrollViewWillBeginZooming, since: 3, minor: 2, .optionalView, .void, .scroll)
      .named("scrollViewWillBeginZooming:withView:", swift: "scrollViewWillBeginZooming(_:with:)"),
    .init(.scrollViewDidEndZooming, since: 2, .zoomScale, .void, .scroll)
      .named(
        "scrollViewDidEndZooming:withView:atScale:",
        swift: "scrollViewDidEndZooming(_:with:atScale:)"
      ),
    .init(.scrollViewShouldScrollToTop, since: 2, .none, .flag, .scroll)
      .byDefault("true"),
    .init(.scrollViewDidScrollToTop, since: 2, .none, .void, .scroll),
    .init(.scrollViewDidChangeAdjustedContentInset, since: 11, .none, .void, .scroll),
  ]
}

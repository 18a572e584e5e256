enum ScrollGates {
  static let lists: [GateList] =
    [
      GateList(.scrollViewDidScroll, [enabled, moves]),
      GateList(.scrollViewDidEndScrollingAnimation, [animated]),
      GateList(.scrollViewShouldScrollToTop, [scrollsToTop]),
      GateList(.scrollViewDidScrollToTop, [scrollsToTop, shouldScrollToTop]),
      GateList(.scrollViewDidChangeAdjustedContentInset, [insetChanges]),
    ] + dragged.map { GateList($0, [enabled]) }
    + slowing.map { GateList($0, [enabled, decelerates]) }

  static let dragged: [Callback] = [
    .scrollViewWillBeginDragging, .scrollViewWillEndDragging, .scrollViewDidEndDragging,
  ]

  /// The callbacks about content that keeps moving after a drag.
  static let slowing: [Callback] = [
    .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
  ]

  private static let enabled = Gate(.scrollEnabled, rule: .drag)
  private static let moves = Gate(.contentMoves, rule: .didScroll)
  private static let decelerates = Gate(.decelerates, rule: .deceleration)
  private static let animated = Gate(.scrollAnimated, rule: .scrollAnimation)
  private static let scrollsToTop = Gate(.scrollsToTop, rule: .statusBar)
  private static let shouldScrollToTop = Gate(.shouldScrollToTop, rule: .statusBar)
  private static let insetChanges = Gate(.insetChanges, rule: .adjustedInset)
}

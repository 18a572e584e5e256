/// The gates of scrolling.
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

  /// The callbacks of a drag.
  static let dragged: [Callback] = [
    .scrollViewWillBeginDragging, .scrollViewWillEndDragging, .scrollViewDidEndDragging,
  ]

  /// The callbacks about content that keeps moving after a drag.
  static let slowing: [Callback] = [
    .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
  ]

  private static let enabled = Gate(
    .scrollEnabled,
    "isScrollEnabled is true, or the user does not scroll the content.",
    rule: .drag
  )

  private static let moves = Gate(
    .contentMoves,
    "The content moves to another offset.",
    rule: .didScroll
  )

  private static let decelerates = Gate(
    .decelerates,
    "The content keeps moving when the drag ends, or it bounces back.",
    rule: .deceleration
  )

  private static let animated = Gate(
    .scrollAnimated,
    "The scroll is animated, in a window and to another offset.",
    rule: .scrollAnimation
  )

  private static let scrollsToTop = Gate(
    .scrollsToTop,
    "scrollsToTop is true.",
    rule: .statusBar
  )

  private static let shouldScrollToTop = Gate(
    .shouldScrollToTop,
    "scrollViewShouldScrollToTop returns true or is not implemented.",
    rule: .statusBar
  )

  private static let insetChanges = Gate(
    .insetChanges,
    "The inset changes.",
    rule: .adjustedInset
  )
}

/// The rules of scrolling, by the user and programmatically.
package enum ScrollRules: Sendable {
  package static let rowAboveMeasured = Rule<Bool>(
    .rowAboveMeasured,
    "If a row above the visible rows turns out to be taller or shorter than its estimate, the "
      + "content offset changes by the difference. The visible rows therefore stay in place.",
    VersionRange(false, "estimated heights do not exist on these versions", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      true,
      "the content offset changes, but scrollViewDidScroll is not called",
      .assumed(from: .iOS(8), "upd-62", "upd-63")
    ),
    conflicts: [
      "upd-62 shows that the content offset changes. It is assumed that scrollViewDidScroll is not "
        + "called for this change."
    ]
  )

  package static let deceleration = Rule<DecelerationStart>(
    .deceleration,
    "If the content keeps moving after a drag, scrollViewWillBeginDecelerating is called right "
      + "after scrollViewDidEndDragging. scrollViewDidScroll follows for each frame, then "
      + "scrollViewDidEndDecelerating.",
    is: .beforeFirstFrame,
    "right after scrollViewDidEndDragging",
    .documented("upd-29"),
    .measured(from: .iOS(12), "upd-30"),
    .documented(from: .iOS(14), "upd-29"),
    conflicts: [
      "It is assumed that the same methods are called while content beyond its top or bottom end "
        + "moves back after a drag.",
      "upd-27 (iOS 9 to 11) and r4-11 (iOS 26.1) show this order in a UIScrollView that is not a "
        + "table.",
      "upd-28 shows a scrollViewDidScroll before scrollViewWillBeginDecelerating, which is another "
        + "order",
      "upd-30 does not show when scrollViewDidScroll is called, compared with the other methods",
    ]
  )

  package static let animation = Rule<Bool>(
    .scrollAnimation,
    "An animated change of the content offset calls scrollViewDidScroll for each frame, and "
      + "scrollViewDidEndScrollingAnimation at its end. If a change is not animated, or if it "
      + "moves nothing, scrollViewDidEndScrollingAnimation is not called.",
    is: false,
    "scrollViewDidEndScrollingAnimation is called only at the end of an animation",
    .documented("upd-29"),
    .measured(from: .iOS(12), "upd-30"),
    .documented(from: .iOS(14), "upd-29"),
    .observed(from: .iOS(26), "r4-03"),
    conflicts: [
      "tests2-61 says that scrollViewDidEndScrollingAnimation is called without an animation too. "
        + "This is weak evidence.",
      "upd-27 (iOS 9 to 11) shows the same order in a UIScrollView that is not a table.",
      "No evidence shows an animated setContentOffset that does not change the offset.",
    ]
  )

  package static let endBeforeLayout = Rule<Bool>(
    .scrollEndBeforeLayout,
    "At the end of an animated scroll, scrollViewDidEndScrollingAnimation is called after the last "
      + "scrollViewDidScroll. On versions before iOS 26, the layout of the last frame runs before "
      + "this call. From iOS 26, it runs after this call. If the last frame moves nothing, "
      + "scrollViewDidScroll is not called in this frame.",
    VersionRange(false, "the call is after the layout of the last frame"),
    VersionRange(
      since: .iOS(26),
      true,
      "the call is before the layout of the last frame",
      .observed("r4-03")
    ),
    conflicts: ["r4-03 does not show a last frame that moves nothing."]
  )

  static let entries = RuleList.of {
    Statement(
      .didScroll,
      "When the content offset changes, scrollViewDidScroll is called once, before the setter of "
        + "contentOffset returns.",
      says: "before the setter of contentOffset returns",
      .assumed("upd-27"),
      .observed(from: .iOS(26), "r4-04"),
      .measured(from: .catalyst(26), "upd-03"),
      conflicts: [
        "upd-27 (iOS 9 to 11) counts one scrollViewDidScroll for each change. It does not show "
          + "that this call is inside the setter."
      ]
    )
    Statement(
      .cellsAfterScroll,
      "A change of the content offset does not make or remove cells at once. This happens only in "
        + "the next layout of the table, which does not query counts or estimated heights again.",
      says: "cells are made and removed in the next layout",
      .measured(from: .iOS(8), "upd-23", "upd-10"),
      .assumed(from: .iOS(11), "load-37"),
      .observed(from: .iOS(26), "r4-01", "r4-04"),
      .measured(from: .catalyst(26), "upd-03"),
      conflicts: [
        "r4-01 and r4-04 (iOS 26.1) do not print numberOfSections and numberOfRowsInSection. It is "
          + "assumed that the table does not call them."
      ]
    )
    Statement(
      .rowsEnter,
      "When the content scrolls, each row that comes onto the screen gets its cell. "
        + "didEndDisplaying is called for each row that leaves the screen.",
      says: "row by row, when a row comes onto the screen or leaves it",
      .measured(from: .iOS(8), "upd-23", "upd-10"),
      .observed(from: .iOS(10), "r3-01"),
      .assumed(from: .iOS(11), "load-37"),
      .observed(from: .iOS(12), until: .iOS(16), "load2-04", "upd-01", "upd-02"),
      .observed(from: .iOS(26), "r4-01", "r4-04"),
      .measured(from: .catalyst(26), "upd-03")
    )
    Statement(
      .boundsSet,
      "If the app sets the table's bounds with another origin, the content moves, but "
        + "scrollViewDidScroll is not called. In the next layout, rows come onto the screen and "
        + "leave it.",
      says: "scrollViewDidScroll is not called",
      .assumed("r4-05"),
      conflicts: ["r4-05 (iOS 26.1) shows this for a collection view. A table was not recorded."]
    )
    Statement(
      .offsetKept,
      "The app can set a content offset beyond the top or bottom end of the content. The content "
        + "then stays there and does not move back by itself.",
      says: "the content does not move back by itself",
      .assumed("tests2-26"),
      .measured(from: .iOS(26), "r4-15"),
      conflicts: [
        "tests2-26 (iOS 11 to 26.2) shows only offsets that are not beyond the ends of the "
          + "content.",
        "No evidence shows what moves the content back later. It is assumed that a reload, an "
          + "update, a touch, a new size of the table or a new offset moves it back.",
      ]
    )
    Statement(
      .insetMovesContent,
      "A new contentInset can move content that rests at its top. If it does, scrollViewDidScroll "
        + "is called before the setter of contentInset returns.",
      says: "before the setter of contentInset returns",
      .measured(from: .iOS(8), until: .iOS(13), "upd-25")
    )
    Statement(
      .insetGivesBack,
      "With a new contentInset, the content offset can be past the top or bottom end of the "
        + "content. If the content is at rest, the setter of contentInset moves it back to that "
        + "end and calls scrollViewDidScroll. Content that was past that end before the change "
        + "stays there.",
      says: "inside the setter of contentInset, without an animation"
    )
    Statement(
      .boundsGiveBack,
      "When the table gets a new size, the content offset can be past the top or bottom end of the "
        + "content. If the content is at rest, it moves back to that end, and scrollViewDidScroll "
        + "is called. The call that changes the size does both before "
        + "it returns.",
      says: "inside the call that changes the size, without an animation"
    )
    Statement(
      .contentGivesBack,
      "A layout can find that rows are less tall than their estimates, so that the content becomes "
        + "shorter. The content offset can then be past the end of the content. If the content is "
        + "not scrolling, the layout moves it back to its end and calls scrollViewDidScroll. "
        + "Another layout follows immediately.",
      says: "after the layout has made its rows, without an animation",
      .assumed(from: .iOS(11), "g2-04"),
      conflicts: [
        "g2-04 (iOS 11.0) shows an update that changes the content size and therefore the content "
          + "offset. It is assumed that a layout changes the offset too, and that versions before "
          + "iOS 11 also call scrollViewDidScroll."
      ]
    )
    Statement(
      .adjustedInset,
      "When the content inset changes, scrollViewDidChangeAdjustedContentInset is called. This "
        + "happens before the content moves, and before the setter of contentInset returns.",
      VersionRange("scrollViewDidChangeAdjustedContentInset does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(11),
        "scrollViewDidChangeAdjustedContentInset is called before scrollViewDidScroll"
      )
    )
    rowAboveMeasured
    Statement(
      .drag,
      "A drag calls scrollViewWillBeginDragging, then scrollViewDidScroll for each frame.",
      says: "scrollViewWillBeginDragging, then scrollViewDidScroll for each frame",
      .documented("upd-29"),
      .observed(from: .iOS(10), "r3-01"),
      .documented(from: .iOS(11), "upd-29"),
      .observed(from: .iOS(26), "r4-01"),
      conflicts: [
        "upd-29 describes each method, but does not say when scrollViewDidScroll is called.",
        "upd-27 (iOS 9 to 11) and r4-11 (iOS 26.1) show this order in a UIScrollView that is not a "
          + "table.",
      ]
    )
    Statement(
      .scrollDragEnd,
      "When a drag ends, scrollViewWillEndDragging is called, then scrollViewDidEndDragging. "
        + "scrollViewWillEndDragging receives the velocity of the finger and the content offset "
        + "where the content will stop.",
      says: "scrollViewWillEndDragging, then scrollViewDidEndDragging",
      .documented("upd-29"),
      conflicts: [
        "r3-01 (iOS 10) does not print scrollViewDidEndDragging, and upd-30 (iOS 12 to 13) does "
          + "not name scrollViewWillEndDragging.",
        "upd-27 (iOS 9 to 11) and r4-11 (iOS 26.1) show this order in a UIScrollView that is not a "
          + "table.",
      ]
    )
    deceleration
    Statement(
      .decelerationEnd,
      "At the end of a deceleration, scrollViewDidEndDecelerating is called after the last "
        + "scrollViewDidScroll. On versions before iOS 26, the layout of the last frame runs "
        + "before this call. From iOS 26, it runs after this call.",
      VersionRange("the call is after the layout of the last frame"),
      VersionRange(
        since: .iOS(26),
        "the call is before the layout of the last frame",
        .assumed("r4-11")
      ),
      decidedBy: [.scrollEndBeforeLayout],
      conflicts: [
        "r4-11 (iOS 26.1) shows the call 0.1 ms after the last scrollViewDidScroll of a "
          + "UIScrollView that is not a table. It is assumed that in a table, the layout follows "
          + "this call."
      ]
    )
    Statement(
      .secondDrag,
      "The user may drag again while the content still decelerates from a first drag. "
        + "scrollViewDidEndDecelerating is then not called for the first drag. It is called once, "
        + "after the second drag, or after the deceleration of the second drag if there is one.",
      says: "scrollViewDidEndDecelerating is called once for both drags",
      .assumed(from: .iOS(7), until: .iOS(9), "r3-28"),
      decidedBy: [.deceleration],
      conflicts: [
        "r3-28 does not show whether the one scrollViewDidEndDecelerating is called before or "
          + "after scrollViewDidEndDragging of the second drag"
      ]
    )
    Statement(
      .isDragging,
      "isDragging is true during a drag and during the deceleration that follows. It becomes false "
        + "when the content rests.",
      says: "isDragging is true until the content rests",
      .assumed("upd-27"),
      conflicts: ["upd-27 (iOS 9 to 11) shows a UIScrollView that is not a table."]
    )
    Statement(
      .scrollFrames,
      "The simulation uses fixed numbers: sixty frames a second, 20 points of finger movement in a "
        + "frame, and 18 frames in an animation. During deceleration, the velocity is multiplied "
        + "by 0.998 or 0.99 each millisecond, depending on decelerationRate.",
      says: "a choice of the simulation, so that every run is the same",
      .ours()
    )
    Statement(
      .rubberBand,
      "If the user drags beyond the top or bottom end of the content, the content moves less than "
        + "the finger. When the touch ends, the content moves back to that end.",
      says: "a choice of the simulation, so that every run is the same"
    )
    animation
    endBeforeLayout
    Statement(
      .statusBar,
      "A tap on the status bar calls scrollViewShouldScrollToTop. scrollViewDidScroll follows for "
        + "each frame, and scrollViewDidScrollToTop is the last call. If the content is at its top "
        + "already, scrollViewDidScrollToTop is called at once.",
      says: "scrollViewDidScrollToTop is called, and scrollViewDidEndScrollingAnimation is not",
      .documented("upd-29"),
      .measured(from: .iOS(12), "upd-30"),
      .documented(from: .iOS(14), "upd-29")
    )
  }
}

/// When scrollViewWillBeginDecelerating is called.
package enum DecelerationStart: Hashable, Sendable {
  /// Right after the end of the drag.
  case beforeFirstFrame
  /// After the content has moved for one frame.
  case afterFirstFrame
}

/// The rules of scrolling, by the user and programmatically.
package enum ScrollRules: Sendable {
  package static let rowAboveMeasured = Rule<Bool>(
    .rowAboveMeasured,
    "If a row above the visible rows turns out to be taller or shorter than its estimate, the "
      + "content offset changes by the difference. The visible rows therefore stay in place.",
    VersionRange(false, "no estimates exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      true,
      "the offset changes without a call",
      .assumed(from: .iOS(8), "upd-62", "upd-63")
    ),
    conflicts: [
      "upd-62 shows that the offset changes. It is assumed that this change does not call "
        + "scrollViewDidScroll."
    ]
  )

  package static let deceleration = Rule<DecelerationStart>(
    .deceleration,
    "If the content keeps moving after a drag, scrollViewWillBeginDecelerating is called right "
      + "after scrollViewDidEndDragging. scrollViewDidScroll follows for each frame, then "
      + "scrollViewDidEndDecelerating.",
    is: .beforeFirstFrame,
    "in this order",
    .documented("upd-29"),
    .measured(from: .iOS(12), "upd-30"),
    .documented(from: .iOS(14), "upd-29"),
    conflicts: [
      "It is assumed that content beyond its ends decelerates in the same way.",
      "upd-27 (iOS 9 to 11) and r4-11 (iOS 26.1) show this order, in a plain scroll view.",
      "upd-28 shows a scrollViewDidScroll before scrollViewWillBeginDecelerating",
      "upd-30 does not show where scrollViewDidScroll is called among the others",
    ]
  )

  package static let animation = Rule<Bool>(
    .scrollAnimation,
    "An animated change of the offset calls scrollViewDidScroll for each frame, then "
      + "scrollViewDidEndScrollingAnimation. Without an animation or without a change, "
      + "scrollViewDidEndScrollingAnimation is not called.",
    is: false,
    "at the end of the animation",
    .documented("upd-29"),
    .measured(from: .iOS(12), "upd-30"),
    .documented(from: .iOS(14), "upd-29"),
    .observed(from: .iOS(26), "r4-03"),
    conflicts: [
      "tests2-61 says that scrollViewDidEndScrollingAnimation is called without an animation too. "
        + "This is weak evidence.",
      "upd-27 (iOS 9 to 11) shows the same order, in a plain scroll view.",
      "No evidence shows an animated call that changes nothing.",
    ]
  )

  package static let endBeforeLayout = Rule<Bool>(
    .scrollEndBeforeLayout,
    "scrollViewDidEndScrollingAnimation is called after the last scrollViewDidScroll. If the last "
      + "step moves nothing, it is called in a frame of its own. From iOS 26, it is called before "
      + "the layout of the last frame, and on older versions after it.",
    VersionRange(false, "after the layout of the last frame"),
    VersionRange(since: .iOS(26), true, "before the layout of the last frame", .observed("r4-03")),
    conflicts: ["r4-03 does not show a last step that moves nothing."]
  )

  static let entries = RuleList.of {
    Statement(
      .didScroll,
      "When the content offset changes, scrollViewDidScroll is called once, before the setter of "
        + "contentOffset returns.",
      says: "inside the setter",
      .assumed("upd-27"),
      .observed(from: .iOS(26), "r4-04"),
      .measured(from: .catalyst(26), "upd-03"),
      conflicts: [
        "upd-27 (iOS 9 to 11) counts one call for each change. It does not show that the call is "
          + "inside the setter."
      ]
    )
    Statement(
      .cellsAfterScroll,
      "When the content offset changes, cells are made and removed only in the next layout. The "
        + "table does not query counts or estimates again for this.",
      says: "in the next layout",
      .measured(from: .iOS(8), "upd-23", "upd-10"),
      .assumed(from: .iOS(11), "load-37"),
      .observed(from: .iOS(26), "r4-01", "r4-04"),
      .measured(from: .catalyst(26), "upd-03"),
      conflicts: ["r4-01 and r4-04 (iOS 26.1) do not print the calls for counts."]
    )
    Statement(
      .rowsEnter,
      "When the content scrolls, each row that comes onto the screen gets its cell. "
        + "didEndDisplaying is called for each row that leaves the screen.",
      says: "one after the other, as the rows come and go",
      .measured(from: .iOS(8), "upd-23", "upd-10"),
      .observed(from: .iOS(10), "r3-01"),
      .assumed(from: .iOS(11), "load-37"),
      .observed(from: .iOS(12), until: .iOS(16), "load2-04", "upd-01", "upd-02"),
      .observed(from: .iOS(26), "r4-01", "r4-04"),
      .measured(from: .catalyst(26), "upd-03")
    )
    Statement(
      .boundsSet,
      "If the app sets bounds with another origin, the content moves without scrollViewDidScroll. "
        + "In the next layout, rows come onto the screen and leave it.",
      says: "no callback",
      .assumed("r4-05"),
      conflicts: ["r4-05 (iOS 26.1) shows it for a collection view. A table was not recorded."]
    )
    Statement(
      .offsetKept,
      "If the app sets a content offset beyond the ends of the content, the content stays there.",
      says: "the content stays there",
      .assumed("tests2-26"),
      .measured(from: .iOS(26), "r4-15"),
      conflicts: [
        "tests2-26 (iOS 11 to 26.2) shows only offsets inside of the content.",
        "No case shows what moves the content back later. It is assumed that a reload, an update, "
          + "a touch, a new size of the table or a new offset does.",
      ]
    )
    Statement(
      .insetMovesContent,
      "If a new content inset moves a table that rests at its top, scrollViewDidScroll is called "
        + "before the setter of contentInset returns.",
      says: "inside the setter",
      .measured(from: .iOS(8), until: .iOS(13), "upd-25")
    )
    Statement(
      .insetGivesBack,
      "After a new content inset, content at rest can be past its top or bottom end. The setter of "
        + "contentInset then moves the content back to that end and calls scrollViewDidScroll. "
        + "Content that was past that end before does not move.",
      says: "inside the setter, without an animation"
    )
    Statement(
      .boundsGiveBack,
      "When the table gets a new size, content at rest can be past its top or bottom end. The "
        + "content then moves back to that end before the size change returns. "
        + "scrollViewDidScroll is called.",
      says: "inside the size change, without an animation"
    )
    Statement(
      .contentGivesBack,
      "If a layout measures rows that are less tall than expected, the offset can be past the end "
        + "of the content. Unless the content is scrolling, the layout moves it back to its end "
        + "and calls scrollViewDidScroll. Another layout follows immediately.",
      says: "after the rows of the layout, without an animation",
      .assumed(from: .iOS(11), "g2-04"),
      conflicts: [
        "g2-04 (iOS 11.0) shows that a new content size moves the offset in an update. It is "
          + "assumed that a layout moves the offset too, and that earlier versions also call "
          + "scrollViewDidScroll."
      ]
    )
    Statement(
      .adjustedInset,
      "When a content inset changes, scrollViewDidChangeAdjustedContentInset is called before "
        + "the content moves and before the setter returns.",
      VersionRange("the method does not exist", .documented("doc-01")),
      VersionRange(since: .iOS(11), "before scrollViewDidScroll")
    )
    rowAboveMeasured
    Statement(
      .drag,
      "A drag calls scrollViewWillBeginDragging, then scrollViewDidScroll for each frame.",
      says: "in this order",
      .documented("upd-29"),
      .observed(from: .iOS(10), "r3-01"),
      .documented(from: .iOS(11), "upd-29"),
      .observed(from: .iOS(26), "r4-01"),
      conflicts: [
        "upd-29 describes each method, but not where scrollViewDidScroll is called.",
        "upd-27 (iOS 9 to 11) and r4-11 (iOS 26.1) show this order, in a plain scroll view.",
      ]
    )
    Statement(
      .scrollDragEnd,
      "A drag ends with scrollViewWillEndDragging and then scrollViewDidEndDragging. The first "
        + "receives the velocity and the offset where the content will rest.",
      says: "in this order",
      .documented("upd-29"),
      conflicts: [
        "r3-01 (iOS 10) does not print scrollViewDidEndDragging, and upd-30 (iOS 12 to 13) does "
          + "not name scrollViewWillEndDragging.",
        "upd-27 (iOS 9 to 11) and r4-11 (iOS 26.1) show this order, in a plain scroll view.",
      ]
    )
    deceleration
    Statement(
      .decelerationEnd,
      "scrollViewDidEndDecelerating is called after the last scrollViewDidScroll. From iOS 26, it "
        + "is called before the layout of the last frame, and on older versions after it.",
      VersionRange("after the layout of the last frame"),
      VersionRange(since: .iOS(26), "before the layout of the last frame", .assumed("r4-11")),
      decidedBy: [.scrollEndBeforeLayout],
      conflicts: [
        "r4-11 (iOS 26.1) shows the call 0.1 ms after the last scrollViewDidScroll of a plain "
          + "scroll view. It is assumed that the layout of a table follows."
      ]
    )
    Statement(
      .secondDrag,
      "If a second drag begins while the content still decelerates from the first, "
        + "scrollViewDidEndDecelerating is called only once, after the second drag. If the second "
        + "drag also ends with a deceleration, scrollViewDidEndDecelerating is called after that "
        + "deceleration.",
      says: "scrollViewDidEndDecelerating is called once for both drags",
      .assumed(from: .iOS(7), until: .iOS(9), "r3-28"),
      decidedBy: [.deceleration],
      conflicts: [
        "r3-28 does not show whether the late scrollViewDidEndDecelerating is before or after "
          + "scrollViewDidEndDragging"
      ]
    )
    Statement(
      .isDragging,
      "isDragging is true during a drag and during the deceleration that follows. It becomes false "
        + "when the content rests.",
      says: "until the content rests",
      .assumed("upd-27"),
      conflicts: ["upd-27 (iOS 9 to 11) shows a plain scroll view."]
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
      "If the user drags beyond an end of the content, the content moves less than the finger. It "
        + "moves back to that end when the touch ends.",
      says: "a choice of the simulation, so that every run is the same"
    )
    animation
    endBeforeLayout
    Statement(
      .statusBar,
      "A tap on the status bar calls scrollViewShouldScrollToTop. scrollViewDidScroll follows for "
        + "each frame, and scrollViewDidScrollToTop is the last call. If the table is at its top "
        + "already, scrollViewDidScrollToTop is called at once.",
      says: "no scrollViewDidEndScrollingAnimation",
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

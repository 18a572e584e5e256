/// The rules of scrolling, by the user and programmatically.
package enum ScrollRules: Sendable {
  package static let rowAboveMeasured = Rule<Bool>(
    .rowAboveMeasured,
    "If a row above the displayed ones turns out taller or shorter than its estimate, the content "
      + "offset moves by the difference. The displayed rows stay in place.",
    VersionRange(false, "no estimates exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      true,
      "the offset moves without a call",
      .assumed(from: .iOS(8), "upd-62", "upd-63")
    ),
    conflicts: [
      "upd-62 shows the correction. It is assumed that it does not call scrollViewDidScroll."
    ]
  )

  package static let deceleration = Rule<DecelerationStart>(
    .deceleration,
    "If the content still moves, scrollViewWillBeginDecelerating is called right after "
      + "scrollViewDidEndDragging. scrollViewDidScroll follows for each frame, then "
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
      "upd-27 (iOS 9 to 11) shows the same order, in a plain scroll view.",
      "tests2-61: the callback is called without an animation too. This is weak evidence.",
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
      "After the content offset has changed, rows enter and leave the screen in the next layout. "
        + "Counts and estimates are not queried.",
      says: "in the next layout",
      .measured(from: .iOS(8), "upd-23", "upd-10"),
      .assumed(from: .iOS(11), "load-37"),
      .observed(from: .iOS(26), "r4-01", "r4-04"),
      .measured(from: .catalyst(26), "upd-03"),
      conflicts: ["r4-01 and r4-04 (iOS 26.1) do not print the calls for counts."]
    )
    Statement(
      .rowsEnter,
      "When the content scrolls, each row that enters the screen gets its cell. didEndDisplaying "
        + "is called for each row that leaves it.",
      says: "one after the other, as they enter and leave",
      .measured(from: .iOS(8), "upd-23", "upd-10"),
      .observed(from: .iOS(10), "r3-01"),
      .assumed(from: .iOS(11), "load-37"),
      .observed(from: .iOS(12), until: .iOS(16), "load2-04", "upd-01", "upd-02"),
      .observed(from: .iOS(26), "r4-01", "r4-04"),
      .measured(from: .catalyst(26), "upd-03")
    )
    Statement(
      .boundsSet,
      "Setting bounds with another origin moves the content without scrollViewDidScroll. Rows enter "
        + "and leave in the next layout.",
      says: "no callback",
      .assumed("r4-05"),
      conflicts: ["r4-05 (iOS 26.1) shows it for a collection view. A table was not recorded."]
    )
    Statement(
      .offsetKept,
      "If the app sets a content offset beyond the ends of the content, the content stays there.",
      says: "it stays",
      .assumed("tests2-26"),
      .measured(from: .iOS(26), "r4-15"),
      conflicts: [
        "tests2-26 (iOS 11 to 26.2) shows only offsets inside of the content.",
        "No case shows what moves the content later. A reload, an update, another size of the table, a "
          + "touch and another offset are assumed to do so.",
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
      "If a new content inset leaves resting content past its top or bottom end, the setter moves "
        + "the content back and calls scrollViewDidScroll. Content that was past that end before "
        + "does not move.",
      says: "inside the setter, without an animation"
    )
    Statement(
      .boundsGiveBack,
      "If a new size of the table leaves resting content past its top or bottom end, the content "
        + "moves back to that end. This happens inside the change, and scrollViewDidScroll is "
        + "called.",
      says: "inside the change, without an animation"
    )
    Statement(
      .contentGivesBack,
      "A layout can find that rows are less tall than expected, so that the offset is past the "
        + "end of the content. If nothing scrolls, the layout moves the content back to its end "
        + "and calls scrollViewDidScroll. Another layout follows immediately.",
      says: "after the rows of the layout, without an animation",
      .assumed(from: .iOS(11), "g2-04"),
      conflicts: [
        "g2-04 (iOS 11.0) shows that a new content size moves the offset, in an update. It is "
          + "assumed that a layout does so too, and that earlier versions also call "
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
      "If a drag begins while the content decelerates, scrollViewDidEndDecelerating is called once, "
        + "at the end of this second drag. That is after its deceleration, or after its "
        + "scrollViewDidEndDragging if it has none.",
      says: "one end for both drags",
      .assumed(from: .iOS(7), until: .iOS(9), "r3-28"),
      decidedBy: [.deceleration],
      conflicts: [
        "r3-28 does not show whether the late scrollViewDidEndDecelerating is before or after "
          + "scrollViewDidEndDragging"
      ]
    )
    Statement(
      .isDragging,
      "isDragging stays true until the content rests, also during deceleration.",
      says: "until the content rests",
      .assumed("upd-27"),
      conflicts: ["upd-27 (iOS 9 to 11) shows a plain scroll view."]
    )
    Statement(
      .scrollFrames,
      "The simulation has sixty frames a second. In one frame a finger moves 20 points. An "
        + "animation has 18 frames. Deceleration keeps 0.998 or 0.99 of its velocity each "
        + "millisecond.",
      says: "a choice of the simulation, so that every run is the same",
      .ours()
    )
    Statement(
      .rubberBand,
      "Beyond the ends of the content, the content moves less than the finger. It moves back to "
        + "the end when the touch ends.",
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

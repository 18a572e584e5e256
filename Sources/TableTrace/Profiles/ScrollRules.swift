/// The rules of scrolling by code, and of the content that moves.
package enum ScrollRules: Sendable {
  package static let didScroll = Statement(
    .didScroll,
    "A content offset that changes sends scrollViewDidScroll inside the setter, once.",
    Band(
      since: .iOS(4),
      "inside the setter",
      .assumed(),
      .measured(from: .iOS(9), "upd-27"),
      .assumed(from: .iOS(13)),
      .observed(from: .iOS(26), "r4-04"),
      .measured(from: .catalyst(26), "upd-03")
    )
  )

  package static let cellsAfterScroll = Statement(
    .cellsAfterScroll,
    "Rows come and go in the layout after the offset has changed; counts and estimates are not asked.",
    Band(
      since: .iOS(4),
      "in the next layout",
      .assumed(),
      .measured(from: .iOS(8), "upd-23", "upd-10"),
      .assumed(from: .iOS(11)),
      .observed(from: .iOS(12), "upd-01", "upd-02", "load2-04"),
      .assumed(from: .iOS(17)),
      .observed(from: .iOS(26), "r4-01", "r4-04"),
      .measured(from: .catalyst(26), "upd-03")
    )
  )

  package static let boundsSet = Statement(
    .boundsSet,
    "Bounds that are set with another origin move the content without scrollViewDidScroll; rows come and go in the next layout.",
    Band(since: .iOS(4), "nothing is told", .assumed("r4-05")),
    conflicts: ["r4-05 (iOS 26.1) shows it for a collection view; a table was not recorded"]
  )

  package static let offsetKept = Statement(
    .offsetKept,
    "A content offset that the app sets beyond the ends of the content stays until a reload, another size of the table, a finger or another offset moves the content.",
    Band(since: .iOS(4), "it is kept", .assumed(), .tested(from: .iOS(11), "tests2-26"))
  )

  package static let insetMovesContent = Statement(
    .insetMovesContent,
    "A content inset that moves a table resting at its top sends scrollViewDidScroll inside the setter.",
    Band(
      since: .iOS(4),
      "inside the setter",
      .assumed(),
      .measured(from: .iOS(8), "upd-25"),
      .assumed(from: .iOS(13))
    )
  )

  package static let insetGivesBack = Statement(
    .insetGivesBack,
    "A content inset that leaves content beyond an end, which lay between its ends and which nothing moves, brings it back to that end inside the setter and sends scrollViewDidScroll.",
    Band(since: .iOS(4), "inside the setter, without animation", .assumed())
  )

  package static let boundsGiveBack = Statement(
    .boundsGiveBack,
    "A change of the table's size that leaves content at rest beyond an end brings it back to that end inside the change and sends scrollViewDidScroll.",
    Band(since: .iOS(4), "inside the change, without animation", .assumed())
  )

  package static let contentGivesBack = Statement(
    .contentGivesBack,
    "A layout that leaves less content than the offset needs, because new heights are smaller, brings content at rest back to its end and sends scrollViewDidScroll; the next layout follows at once.",
    Band(
      since: .iOS(4),
      "after the rows of the layout, without animation",
      .assumed(),
      .assumed(from: .iOS(11), "g2-04")
    ),
    conflicts: [
      "g2-04 shows for an update of 11.0 that a new content size moves the offset; that a layout does so too, and that earlier versions tell of it, is assumed"
    ]
  )

  package static let adjustedInset = Statement(
    .adjustedInset,
    "scrollViewDidChangeAdjustedContentInset is sent inside the setter of a content inset that changes, before the content moves.",
    Band(since: .iOS(4), "the method does not exist", .documented("doc-01")),
    Band(since: .iOS(11), "before scrollViewDidScroll", .assumed())
  )

  package static let rowAboveMeasured = Rule<Bool>(
    .rowAboveMeasured,
    "A row above the displayed ones whose real height differs from its estimate moves the content offset by the difference, so that the displayed rows stay in place.",
    Band(since: .iOS(4), false, "no estimates exist", .documented("doc-01")),
    Band(
      since: .iOS(7),
      true,
      "the offset follows without a call",
      .assumed(),
      .assumed(from: .iOS(8), "upd-62", "upd-63")
    ),
    conflicts: [
      "upd-62 shows the correction; that no scrollViewDidScroll comes with it is assumed"
    ]
  )

  package static let drag = Statement(
    .drag,
    "A drag sends scrollViewWillBeginDragging, scrollViewDidScroll for each frame, scrollViewWillEndDragging with the velocity and the offset where the content will rest, then scrollViewDidEndDragging.",
    Band(
      since: .iOS(4),
      "in this order",
      .documented("upd-29"),
      .measured(from: .iOS(9), "upd-27", "upd-29"),
      .measured(from: .iOS(12), "upd-30"),
      .documented(from: .iOS(15), "upd-29"),
      .observed(from: .iOS(26), "r4-01")
    )
  )

  package static let deceleration = Rule<DecelerationStart>(
    .deceleration,
    "Content that still moves sends scrollViewWillBeginDecelerating right after scrollViewDidEndDragging, scrollViewDidScroll for each frame, then scrollViewDidEndDecelerating.",
    Band(
      since: .iOS(4),
      .beforeFirstFrame,
      "in this order",
      .documented("upd-29"),
      .measured(from: .iOS(9), "upd-27"),
      .measured(from: .iOS(12), "upd-30"),
      .documented(from: .iOS(15), "upd-29"),
      .measured(from: .iOS(26), "r4-11")
    ),
    conflicts: [
      "That content beyond its ends decelerates in the same way is assumed.",
      "upd-28 puts a scrollViewDidScroll before scrollViewWillBeginDecelerating",
    ]
  )

  package static let secondDrag = Statement(
    .secondDrag,
    "A drag that begins while the content decelerates keeps scrollViewDidEndDecelerating for its own end: after its deceleration, or after its scrollViewDidEndDragging where it has none.",
    Band(
      since: .iOS(4),
      "one end for both drags",
      .assumed(),
      .measured(from: .iOS(7), "r3-28"),
      .assumed(from: .iOS(9))
    ),
    decidedBy: [.deceleration],
    conflicts: [
      "r3-28: whether the late end comes before or after scrollViewDidEndDragging is not told"
    ]
  )

  package static let isDragging = Statement(
    .isDragging,
    "isDragging stays true until the content rests, deceleration included.",
    Band(
      since: .iOS(4),
      "until the content rests",
      .assumed(),
      .measured(from: .iOS(9), "upd-27"),
      .assumed(from: .iOS(12))
    )
  )

  package static let frames = Statement(
    .scrollFrames,
    "Frames come sixty to the second: a finger moves 20 points in one, an animation takes 18, and deceleration loses a share of its velocity every millisecond, 0.998 or 0.99 of it remaining.",
    Band(since: .iOS(4), "a model, so that runs repeat", .assumed())
  )

  package static let rubberBand = Statement(
    .rubberBand,
    "Beyond the ends the content follows the finger less and less, and springs back when it is let go.",
    Band(since: .iOS(4), "a model, so that runs repeat", .assumed())
  )

  package static let animation = Rule<Bool>(
    .scrollAnimation,
    "An animated change of the offset by code sends scrollViewDidScroll for each frame, then scrollViewDidEndScrollingAnimation; without an animation, or without a change, the latter is not sent.",
    Band(
      since: .iOS(4),
      false,
      "at the end of the animation",
      .documented("upd-29"),
      .measured(from: .iOS(9), "upd-27"),
      .measured(from: .iOS(12), "upd-30"),
      .documented(from: .iOS(15), "upd-29"),
      .observed(from: .iOS(26), "r4-03")
    ),
    conflicts: ["tests2-61 sees the end callback without an animation; it is weak"]
  )

  package static let endBeforeLayout = Rule<Bool>(
    .scrollEndBeforeLayout,
    "The end of an animation or a deceleration is told after the last scrollViewDidScroll and before the layout of that frame, alone in its frame where the last step moves nothing.",
    Band(since: .iOS(4), false, "after the layout of the last frame", .assumed()),
    Band(since: .iOS(26), true, "before the layout", .observed("r4-03")),
    conflicts: [
      "r4-03 shows animations by code; r4-11 has didEndDecelerating 0.1 ms after the last didScroll of a plain scroll view, and that the layout of a table waits for it is assumed"
    ]
  )

  package static let statusBar = Statement(
    .statusBar,
    "A tap on the status bar asks scrollViewShouldScrollToTop, sends scrollViewDidScroll for each frame and scrollViewDidScrollToTop at the end, at once if the table is at its top.",
    Band(
      since: .iOS(4),
      "no scrollViewDidEndScrollingAnimation",
      .documented("upd-29"),
      .measured(from: .iOS(12), "upd-30"),
      .documented(from: .iOS(15), "upd-29")
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(didScroll), RuleEntry(cellsAfterScroll), RuleEntry(boundsSet),
      RuleEntry(offsetKept),
      RuleEntry(insetMovesContent), RuleEntry(insetGivesBack), RuleEntry(boundsGiveBack),
      RuleEntry(contentGivesBack), RuleEntry(adjustedInset),
      RuleEntry(rowAboveMeasured),
      RuleEntry(drag), RuleEntry(deceleration), RuleEntry(secondDrag), RuleEntry(isDragging),
      RuleEntry(frames),
      RuleEntry(rubberBand), RuleEntry(animation), RuleEntry(endBeforeLayout), RuleEntry(statusBar),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var correctsOffset: Bool
    package var decelerationStart: DecelerationStart
    package var endsWithoutAnimation: Bool
    package var endsBeforeLayout: Bool

    init(_ version: ProfileVersion) {
      correctsOffset = ScrollRules.rowAboveMeasured.value(for: version)
      decelerationStart = ScrollRules.deceleration.value(for: version)
      endsWithoutAnimation = ScrollRules.animation.value(for: version)
      endsBeforeLayout = ScrollRules.endBeforeLayout.value(for: version)
    }
  }
}

/// When the delegate is told that content which was let go moves on.
package enum DecelerationStart: Hashable, Sendable {
  /// Right after the end of the drag.
  case beforeFirstFrame
  /// Once the content has moved by a frame.
  case afterFirstFrame
}

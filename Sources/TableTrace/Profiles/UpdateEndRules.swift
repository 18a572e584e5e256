/// The rules of what follows an update group, and of groups inside callbacks or without an end.
package enum UpdateEndRules: Sendable {
  package static let sectionViewDisplay = Rule<Bool>(
    .updateSectionViewDisplay,
    "An update group that changes only rows can move headers and footers onto the screen or off "
      + "it. From iOS 12, methods such as willDisplayHeaderView and didEndDisplayingFooterView "
      + "are then called.",
    VersionRange(false, "the methods do not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      false,
      "no: only scrolling, a load and a reload call these methods",
      .measured(from: .iOS(7), "r3-03"),
      .assumed(from: .iOS(8), "load2-10")
    ),
    VersionRange(since: .iOS(12), true, "yes, as in scrolling: the methods are called"),
    conflicts: [
      "r3-03 (iOS 7) shows updates and scrolling. A load and a reload are assumed.",
      "load2-09 (iOS 11) shows that the header of a deleted section ends displaying: updates "
        + "that change sections call these methods",
    ]
  )

  package static let returningRow = Rule<Bool>(
    .updateReturningRow,
    "On iOS 15 to 18, a row that an update pushes off screen keeps its cell while it is next to "
      + "the visible rows. If the row returns before its didEndDisplaying, neither "
      + "didEndDisplaying nor a second willDisplay is called.",
    VersionRange(
      false,
      "the row gets another cell, and didEndDisplaying is called late for the "
        + "old cell"
    ),
    VersionRange(since: .iOS(15), true, "the row keeps its cell, as if it had never left"),
    VersionRange(
      since: .iOS(26),
      false,
      "the row's cell stays in place until the animation ends, then the cell returns to the reuse "
        + "pool",
      .assumed("r4-55")
    ),
    conflicts: [
      "No evidence shows two updates in one turn that push a row off and back. It is deduced "
        + "that no cell is displayed twice, or reused before it ends displaying.",
      "r4-55 shows that the cell is hidden. It is our interpretation that the cell is in the pool.",
    ]
  )

  package static let reloadDidEnd = Rule<Int>(
    .updateReloadDidEnd,
    "When a visible row is reloaded, didEndDisplaying is called once for its old cell. On iOS 12.2 "
      + "to 12.5, it is called twice.",
    VersionRange(1, "once"),
    VersionRange(
      since: .iOS(12, 2),
      2,
      "twice: once inside the call and once after the animation",
      .observed("upd-40")
    ),
    VersionRange(since: .iOS(13), 1, "once"),
    conflicts: ["upd-40: whether the second call belongs to the animation is not known"]
  )

  static let entries = RuleList.of {
    Statement(
      .updateAnimation,
      "If the table is in a window, the rows move after the current turn of the run loop ends. If "
        + "it is not in a window, the rows change at once. The app chooses each animation when it "
        + "inserts, deletes or reloads rows.",
      says: "the rows move after the run loop turn",
      .assumed("upd-47"),
      .measured(from: .iOS(26), "r4-09", "r4-55"),
      conflicts: [
        "upd-47 documents that updates are animated, but not when.",
        "r4-09 and r4-55 (iOS 26.1) show tables in a window. It is assumed that rows change at "
          + "once without a window.",
      ]
    )
    Statement(
      .updateCompletion,
      "performBatchUpdates calls its completion handler with true when the animation has ended.",
      VersionRange("the method does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(11),
        "the completion handler is called after the animation",
        .documented("upd-47"),
        .observed(from: .iOS(26), "r4-06", "r4-50")
      ),
      decidedBy: [.updateMethods]
    )
    Statement(
      .updateCompletionUnanimated,
      "Without a window, or inside performWithoutAnimation, the completion handler of "
        + "performBatchUpdates is called in the next run loop turn. It receives false if an "
        + "animated update runs without a window, and otherwise true.",
      VersionRange("the method does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(11),
        "in the next run loop turn",
        .assumed("r4-06"),
        .observed(from: .iOS(26), "r4-06", "r4-50")
      ),
      decidedBy: [.updateMethods],
      conflicts: ["r4-50 does not show a table that has left its window"]
    )
    Statement(
      .updateDidEnd,
      "For rows that disappear in an update, didEndDisplaying is called after the animation and "
        + "its completion handler. The calls receive the old index paths.",
      VersionRange("didEndDisplaying does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(6),
        "after the animation, with old index paths",
        .assumed("upd-32", "upd-45"),
        .measured(from: .iOS(13), until: .iOS(14), "upd-44")
      ),
      decidedBy: [.updateReloadDidEnd],
      conflicts: [
        "upd-44 (iOS 13) shows the calls after the completion. It is assumed that the calls also "
          + "receive old index paths for rows that were only pushed off screen."
      ]
    )
    Statement(
      .updateDidEndOrder,
      "If several rows disappear in an update, didEndDisplaying is called for them in ascending "
        + "order.",
      VersionRange("didEndDisplaying does not exist", .documented("doc-01")),
      VersionRange(since: .iOS(6), "in ascending order", .assumed("upd-44")),
      decidedBy: [.updateReloadDidEnd],
      conflicts: ["upd-44 (iOS 13) does not show the order."]
    )
    Statement(
      .updateViewsEnd,
      "For headers and footers that disappear in an update, didEndDisplayingHeaderView and "
        + "didEndDisplayingFooterView are called after didEndDisplaying of the rows. The calls "
        + "are in ascending order and receive the old section numbers.",
      VersionRange("the methods do not exist", .documented("doc-01")),
      VersionRange(since: .iOS(6), "after didEndDisplaying of the rows")
    )
    Statement(
      .updatePooledCells,
      "If rows disappear with an animation, their cells do not return to the reuse pool until the "
        + "animation ends. New rows of the same update group therefore get other cells.",
      says: "the cells return to the pool after the animation",
      .assumed("upd-32"),
      .assumed(from: .iOS(26), "r4-55", "r4-09"),
      conflicts: [
        "r4-55 shows a hidden cell. It is our interpretation that this cell is in the pool."
      ]
    )
    sectionViewDisplay
    returningRow
    reloadDidEnd
    Statement(
      .updateOpenGroup,
      "While an update group is open, a layout changes no cell. If endUpdates is never called, "
        + "the table shows nothing new.",
      says: "no cell changes",
      .measured(from: .iOS(13), until: .iOS(15), "upd-60")
    )
    Statement(
      .updateSurplusEnd,
      "endUpdates without beginUpdates does nothing.",
      says: "nothing "
        + "is called"
    )
    Statement(
      .updateReloadInGroup,
      "reloadData inside an update group reads the counts at once. The updates of the group are "
        + "checked against these counts. The cells are made in the layout after the group.",
      says: "the counts are read at once"
    )
    Statement(
      .updateInsideCallback,
      "If an update group ends inside a callback of a layout, such as willDisplay, the cells "
        + "change at once. The layout that was interrupted makes no more cells, and another "
        + "layout follows.",
      says: "the cells change at once"
    )
  }
}

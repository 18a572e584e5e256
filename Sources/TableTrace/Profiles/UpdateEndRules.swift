/// The rules of the calls after an update, and of updates inside callbacks or without `endUpdates`.
package enum UpdateEndRules: Sendable {
  package static let sectionViewDisplay = Rule<Bool>(
    .updateSectionViewDisplay,
    "An update that changes only rows can move headers and footers onto the screen or off it. From "
      + "iOS 12, methods such as willDisplayHeaderView and didEndDisplayingFooterView are then "
      + "called.",
    VersionRange(
      false,
      "willDisplayHeaderView and similar methods do not exist",
      .documented("doc-01")
    ),
    VersionRange(
      since: .iOS(6),
      false,
      "no: these methods are called only in scrolling, a load and a reload",
      .measured(from: .iOS(7), "r3-03"),
      .assumed(from: .iOS(8), "load2-10")
    ),
    VersionRange(since: .iOS(12), true, "yes: these methods are called, as they are in scrolling"),
    conflicts: [
      "r3-03 (iOS 7) shows updates and scrolling. For a load and a reload, the calls are assumed.",
      "load2-09 (iOS 11) shows that the header of a deleted section ends displaying. So these "
        + "methods are called in updates that change sections.",
    ]
  )

  package static let returningRow = Rule<Bool>(
    .updateReturningRow,
    "A first update may push a row just off the screen, and a second update may bring it back "
      + "before didEndDisplaying is called for it. On iOS 15 to 18, the row keeps its cell. "
      + "Neither didEndDisplaying nor a second willDisplay is called.",
    VersionRange(
      false,
      "the row gets another cell, and didEndDisplaying is called for the old cell later"
    ),
    VersionRange(
      since: .iOS(15),
      true,
      "the row keeps its cell, as if it had never left the screen"
    ),
    VersionRange(
      since: .iOS(26),
      false,
      "the row's old cell stays in place until the animation ends, then it returns to the reuse "
        + "pool",
      .assumed("r4-55")
    ),
    conflicts: [
      "No evidence shows two updates in one run loop turn that push a row off the screen and back. "
        + "It is deduced that no cell is displayed twice, or reused before its didEndDisplaying.",
      "r4-55 shows that the cell is hidden. It is our interpretation that this cell is in the "
        + "reuse pool.",
    ]
  )

  package static let reloadDidEnd = Rule<Int>(
    .updateReloadDidEnd,
    "When a visible row is reloaded, didEndDisplaying is called once for its old cell. On iOS 12.2 "
      + "to 12.5, it is called twice.",
    VersionRange(1, "didEndDisplaying is called once"),
    VersionRange(
      since: .iOS(12, 2),
      2,
      "twice: once before the update call returns, and once after the animation",
      .observed("upd-40")
    ),
    VersionRange(since: .iOS(13), 1, "didEndDisplaying is called once"),
    conflicts: ["upd-40 does not show whether the second call belongs to the animation"]
  )

  static let entries = RuleList.of {
    Statement(
      .updateAnimation,
      "If the table is in a window, the rows of an update move after the current run loop turn "
        + "ends. If it is not in a window, the rows change at once. The app chooses the animation "
        + "of each insertion, deletion and reload.",
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
      VersionRange("performBatchUpdates does not exist", .documented("doc-01")),
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
      "performBatchUpdates has no animation if the table has no window, or inside "
        + "performWithoutAnimation. Its completion handler is then called in the next run loop "
        + "turn. The handler receives true inside performWithoutAnimation, and false if only the "
        + "window is missing.",
      VersionRange("performBatchUpdates does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(11),
        "the completion handler is called in the next run loop turn",
        .assumed("r4-06"),
        .observed(from: .iOS(26), "r4-06", "r4-50")
      ),
      decidedBy: [.updateMethods],
      conflicts: ["r4-50 does not show a table that was in a window and has left it"]
    )
    Statement(
      .updateDidEnd,
      "For rows that disappear in an update, didEndDisplaying is called after the animation, and "
        + "after the completion handler of performBatchUpdates. The calls receive the old index "
        + "paths.",
      VersionRange("didEndDisplaying does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(6),
        "didEndDisplaying is called after the animation, with the old index paths",
        .assumed("upd-32", "upd-45"),
        .measured(from: .iOS(13), until: .iOS(14), "upd-44")
      ),
      decidedBy: [.updateReloadDidEnd],
      conflicts: [
        "upd-44 (iOS 13) shows didEndDisplaying after the completion handler. It is assumed that "
          + "rows that were only pushed off screen also have old index paths in this call."
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
      VersionRange(
        "didEndDisplayingHeaderView and didEndDisplayingFooterView do not exist",
        .documented("doc-01")
      ),
      VersionRange(since: .iOS(6), "after didEndDisplaying of the rows")
    )
    Statement(
      .updatePooledCells,
      "If rows disappear with an animation, their cells return to the reuse pool only when the "
        + "animation ends. New rows of the same update therefore get other cells.",
      says: "the cells return to the pool after the animation",
      .assumed("upd-32"),
      .assumed(from: .iOS(26), "r4-55", "r4-09"),
      conflicts: [
        "r4-55 shows a hidden cell. It is our interpretation that this cell is in the reuse pool."
      ]
    )
    sectionViewDisplay
    returningRow
    reloadDidEnd
    Statement(
      .updateOpenGroup,
      "Between beginUpdates and endUpdates, a layout makes and removes no cells. If endUpdates is "
        + "never called, the table shows nothing new.",
      says: "a layout makes and removes no cells",
      .measured(from: .iOS(13), until: .iOS(15), "upd-60")
    )
    Statement(
      .updateSurplusEnd,
      "endUpdates without beginUpdates does nothing. No method is called.",
      says: "no method is called"
    )
    Statement(
      .updateReloadInGroup,
      "Between beginUpdates and endUpdates, reloadData reads the counts at once. The updates "
        + "between these two calls are checked against the new counts. The cells are made in the "
        + "layout after endUpdates.",
      says: "reloadData reads the counts at once"
    )
    Statement(
      .updateInsideCallback,
      "If the app calls endUpdates inside a callback of a layout, such as willDisplay, the table "
        + "changes its cells at once. The interrupted layout makes no more cells, and another "
        + "layout follows.",
      says: "the table changes its cells before endUpdates returns"
    )
  }
}

/// The rules of what follows an update group, and of groups inside callbacks or without an end.
package enum UpdateEndRules: Sendable {
  package static let sectionViewDisplay = Rule<Bool>(
    .updateSectionViewDisplay,
    "An update group that changes only rows can move headers and footers onto the screen or off "
      + "it. From iOS 12, the display callbacks are called for them.",
    VersionRange(false, "the methods do not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      false,
      "no: only scrolling, a load and a reload call them",
      .measured(from: .iOS(7), "r3-03"),
      .assumed(from: .iOS(8), "load2-10")
    ),
    VersionRange(since: .iOS(12), true, "yes, as in scrolling"),
    conflicts: [
      "r3-03 (iOS 7) shows updates and scrolling. A load and a reload are assumed.",
      "load2-09 (iOS 11) shows that the header of a deleted section ends displaying: updates "
        + "that change sections call these methods",
    ]
  )

  package static let returningRow = Rule<Bool>(
    .updateReturningRow,
    "From iOS 15, a row that an update pushes off screen keeps its cell while it is next to the "
      + "visible rows. If it returns before the cell has ended displaying, neither "
      + "didEndDisplaying nor a second willDisplay is called.",
    VersionRange(false, "it gets another cell, and the old one ends displaying late"),
    VersionRange(since: .iOS(15), true, "it keeps the cell, as if it had never left"),
    VersionRange(
      since: .iOS(26),
      false,
      "its cell stays in place until the animation ends, then it returns to the pool",
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
    "When a visible row is reloaded, its old cell ends displaying once. From iOS 12.2 until iOS "
      + "13 it ends displaying twice.",
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
      "In a window, the rows move after the run loop turn, with the animations that the update "
        + "calls name. Without a window they change at once.",
      says: "after the turn",
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
      "performBatchUpdates calls its completion with true when the animation has ended.",
      VersionRange("the method does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(11),
        "after the animation",
        .documented("upd-47"),
        .observed(from: .iOS(26), "r4-06", "r4-50")
      ),
      decidedBy: [.updateMethods]
    )
    Statement(
      .updateCompletionUnanimated,
      "Without a window, or inside performWithoutAnimation, the completion of performBatchUpdates "
        + "is called in the next run loop turn, never inside the call. It receives false only if "
        + "an animated group has no window.",
      VersionRange("the method does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(11),
        "in the next turn",
        .assumed("r4-06"),
        .observed(from: .iOS(26), "r4-06", "r4-50")
      ),
      decidedBy: [.updateMethods],
      conflicts: ["r4-50 does not show a table that has left its window"]
    )
    Statement(
      .updateDidEnd,
      "For rows that disappear in an update, didEndDisplaying is called after the animation and "
        + "its completion. The rows are in ascending order and have their old index paths.",
      VersionRange("didEndDisplaying does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(6),
        "after the animation, with old index paths",
        .assumed("upd-32", "upd-45"),
        .measured(from: .iOS(13), until: .iOS(14), "upd-44")
      ),
      decidedBy: [.updateReloadDidEnd],
      conflicts: [
        "upd-44 shows cells. That they end displaying in ascending order is assumed.",
        "upd-44 (iOS 13) shows the calls after the completion. It is assumed that rows that were "
          + "only pushed off screen have their old index paths too.",
      ]
    )
    Statement(
      .updateViewsEnd,
      "The end-displaying callbacks of headers and footers that disappear in an update are "
        + "called after those of the rows. They are in ascending order and receive the old "
        + "section numbers.",
      VersionRange("the methods do not exist", .documented("doc-01")),
      VersionRange(since: .iOS(6), "after the rows")
    )
    Statement(
      .updatePooledCells,
      "The cells of rows that disappear with an animation do not return to the pool until the "
        + "animation ends. New rows of the same update group therefore get other cells.",
      says: "after the animation",
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
    Statement(.updateSurplusEnd, "endUpdates without beginUpdates does nothing.", says: "nothing")
    Statement(
      .updateReloadInGroup,
      "reloadData inside an update group reads the counts at once. The operations of the group are "
        + "checked against these counts. The cells are made in the layout after the group.",
      says: "at once"
    )
    Statement(
      .updateInsideCallback,
      "If an update group ends inside a callback of a layout, such as willDisplay, all its "
        + "changes of cells happen there. The layout around it makes no more cells, and another "
        + "layout follows.",
      says: "at once"
    )
  }
}

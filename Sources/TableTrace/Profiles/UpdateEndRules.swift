/// The rules of what follows a group of updates, and of groups in unusual places.
package enum UpdateEndRules: Sendable {
  package static let animation = Statement(
    .updateAnimation,
    "In a window the rows move after the turn, by the animations that the operations name; without a window its rows are exchanged at once.",
    Band(since: .iOS(4), "after the turn", .documented("upd-47"))
  )

  package static let completion = Statement(
    .updateCompletion,
    "The completion of performBatchUpdates is called when the animation is over; it is told true.",
    Band(since: .iOS(4), "the method does not exist", .documented("doc-01")),
    Band(
      since: .iOS(11),
      "after the animation",
      .documented("upd-47"),
      .observed(from: .iOS(26), "r4-06", "r4-50")
    ),
    decidedBy: [.updateMethods]
  )

  package static let completionUnanimated = Statement(
    .updateCompletionUnanimated,
    "Without a window, or under performWithoutAnimation, the completion is called in the next turn, never inside the call; it is told false only where an animated group has no window.",
    Band(since: .iOS(4), "the method does not exist", .documented("doc-01")),
    Band(
      since: .iOS(11),
      "in the next turn",
      .assumed("r4-06"),
      .observed(from: .iOS(26), "r4-06", "r4-50")
    ),
    decidedBy: [.updateMethods],
    conflicts: ["r4-50: a table that has left its window is not covered"]
  )

  package static let didEnd = Statement(
    .updateDidEnd,
    "Rows, headers and footers that disappear end displaying when the animation is over, after the completion, upward and with their old places.",
    Band(since: .iOS(4), "didEndDisplaying does not exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      "late, with old places",
      .assumed("upd-32", "upd-45"),
      .measured(from: .iOS(13), "upd-44"),
      .assumed(from: .iOS(14))
    ),
    decidedBy: [.updateReloadDidEnd],
    conflicts: [
      "upd-44 has cells; that headers and footers follow, and that they end upward, is assumed",
      "upd-44 shows the place after the completion, on iOS 13; that rows only pushed off also carry their old places is assumed",
    ]
  )

  package static let pooledCells = Statement(
    .updatePooledCells,
    "The cells of rows that disappear with an animation stay out of the pool until it is over, so that the cells of the same group are new ones or older ones.",
    Band(
      since: .iOS(4),
      "after the animation",
      .assumed("upd-32"),
      .measured(from: .iOS(26), "r4-55", "r4-09")
    ),
    conflicts: ["r4-55: that a hidden cell is in the pool is the reading of the case"]
  )

  package static let sectionViewDisplay = Rule<Bool>(
    .updateSectionViewDisplay,
    "Whether headers and footers that a group of updates of rows alone brings to the screen or takes from it get their display callbacks.",
    Band(since: .iOS(4), false, "the methods do not exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      false,
      "no: only scrolling, a load and a reload tell of them",
      .assumed(),
      .measured(from: .iOS(7), "r3-03"),
      .assumed(from: .iOS(8), "load2-10")
    ),
    Band(since: .iOS(12), true, "yes, as when scrolling", .assumed()),
    conflicts: [
      "r3-03 (7) shows updates and scrolling; a load and a reload are assumed",
      "load2-09 (11) has the end of the header of a deleted section: groups that change sections tell of theirs",
    ]
  )

  package static let returningRow = Rule<Bool>(
    .updateReturningRow,
    "Whether a row that an update pushes off keeps its cell while it is next to the rows on screen; where it comes back before the cell has ended displaying, neither its end nor a second display is told.",
    Band(since: .iOS(4), false, "it gets another cell; the old one ends late", .assumed()),
    Band(since: .iOS(15), true, "it keeps the cell, as if it was never gone", .assumed()),
    Band(
      since: .iOS(26),
      false,
      "its cell stays in place until the animation ends, then goes to the pool",
      .assumed("r4-55")
    ),
    conflicts: [
      "no case shows two updates in one turn that push a row off and back; that no cell is displayed twice or handed out before it ends is deduced",
      "r4-55: the captured cell is hidden; that it is in the pool is the reading of the case",
    ]
  )

  package static let reloadDidEnd = Rule<Int>(
    .updateReloadDidEnd,
    "How often the old cell of a row reloaded on screen ends displaying: twice means once inside the call and once after the animation.",
    Band(since: .iOS(4), 1, "once", .assumed()),
    Band(since: .iOS(12, 2), 2, "twice", .observed("upd-40")),
    Band(since: .iOS(13), 1, "once", .assumed()),
    conflicts: ["upd-40: whether the second call belongs to the animation is not known"]
  )

  package static let openGroup = Statement(
    .updateOpenGroup,
    "While a group is open, layout changes no cell, so that a table whose group never ends shows nothing new.",
    Band(
      since: .iOS(4),
      "no cell changes",
      .assumed(),
      .measured(from: .iOS(13), "upd-60"),
      .assumed(from: .iOS(15))
    )
  )

  package static let surplusEnd = Statement(
    .updateSurplusEnd,
    "endUpdates without beginUpdates does nothing.",
    Band(since: .iOS(4), "nothing", .assumed())
  )

  package static let reloadInGroup = Statement(
    .updateReloadInGroup,
    "reloadData inside a group asks its round at once, so that the operations of the group are checked against the counts that it read; the cells wait for the layout after the group.",
    Band(since: .iOS(4), "at once", .assumed())
  )

  package static let insideCallback = Statement(
    .updateInsideCallback,
    "A group that ends inside a callback of a layout exchanges all cells there; the layout around it makes no more and another one follows.",
    Band(since: .iOS(4), "at once", .assumed())
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(animation), RuleEntry(completion), RuleEntry(completionUnanimated),
      RuleEntry(didEnd), RuleEntry(pooledCells), RuleEntry(sectionViewDisplay),
      RuleEntry(returningRow),
      RuleEntry(reloadDidEnd), RuleEntry(openGroup), RuleEntry(surplusEnd),
      RuleEntry(reloadInGroup), RuleEntry(insideCallback),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var tellsOfSectionViews: Bool
    package var didEndsOfReload: Int
    package var keepsPushedRow: Bool

    init(_ version: ProfileVersion) {
      tellsOfSectionViews = UpdateEndRules.sectionViewDisplay.value(for: version)
      didEndsOfReload = UpdateEndRules.reloadDidEnd.value(for: version)
      keepsPushedRow = UpdateEndRules.returningRow.value(for: version)
    }
  }
}

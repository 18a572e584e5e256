/// The rules of what follows a group of updates, and of groups in unusual places.
public enum UpdateEndRules: Sendable {
  /// The time of the animation.
  public static let animation = Rule<Bool>(
    .updateAnimation,
    "In a window the rows move after the turn, by the animations that the operations name; without a window the update is over at once.",
    Band(since: .iOS(4), true, "after the turn", .documented, ["upd-47"])
  )

  /// The handler.
  public static let completion = Rule<Bool>(
    .updateCompletion,
    "The completion of performBatchUpdates is called when the animation is over; it is told true.",
    Band(since: .iOS(4), false, "the method does not exist", .documented),
    Band(since: .iOS(11), true, "after the animation", .documented, ["upd-47"])
  )

  /// The rows that go.
  public static let didEnd = Rule<Bool>(
    .updateDidEnd,
    "Rows, headers and footers that disappear end displaying when the animation is over, after the completion, upward and with their old places; only then are their cells in the pool.",
    Band(since: .iOS(4), false, "didEndDisplaying does not exist", .documented),
    Band(since: .iOS(6), true, "late, with old places", .assumed),
    Band(since: .iOS(8), true, "late, with old places", .measured, ["upd-32", "upd-45"]),
    Band(since: .iOS(13), true, "late, with old places", .measured, ["upd-44", "upd-45"]),
    Band(since: .iOS(14), true, "late, with old places", .assumed),
    conflicts: [
      "upd-44 shows the place after the completion, on iOS 13; that rows only pushed off also carry their old places is assumed"
    ]
  )

  /// Rows that come back at once.
  public static let returningRow = Rule<Bool>(
    .updateReturningRow,
    "Whether a row that an update pushes off, next to the rows on screen, and that comes back before its cell has ended displaying, goes on with that cell; then neither its end nor a second display is told.",
    Band(since: .iOS(4), false, "it gets another cell; the old one ends late", .assumed),
    Band(since: .iOS(15), true, "it was never gone", .assumed),
    conflicts: [
      "no case shows two updates in one turn that push a row off and back; that no cell is displayed twice or handed out before it ends is deduced"
    ]
  )

  /// The cells of reloaded rows.
  public static let reloadDidEnd = Rule<Int>(
    .updateReloadDidEnd,
    "How often the old cell of a row reloaded on screen ends displaying: twice means once inside the call and once after the animation.",
    Band(since: .iOS(4), 1, "once", .assumed),
    Band(since: .iOS(12, 2), 2, "twice", .observed, ["upd-40"]),
    Band(since: .iOS(13), 1, "once", .assumed),
    conflicts: ["upd-40: whether the second call belongs to the animation is not known"]
  )

  /// Layout in an open group.
  public static let openGroup = Rule<Bool>(
    .updateOpenGroup,
    "While a group is open, layout changes no cell, so that a table whose group never ends shows nothing new.",
    Band(since: .iOS(4), true, "no cell changes", .assumed),
    Band(since: .iOS(13), true, "no cell changes", .measured, ["upd-60"]),
    Band(since: .iOS(15), true, "no cell changes", .assumed)
  )

  /// An end without a beginning.
  public static let surplusEnd = Rule<Bool>(
    .updateSurplusEnd,
    "endUpdates without beginUpdates does nothing.",
    Band(since: .iOS(4), true, "nothing", .assumed)
  )

  /// A reload beside an update.
  public static let reloadInGroup = Rule<Bool>(
    .updateReloadInGroup,
    "reloadData inside a group asks its round at once, so that the operations of the group are checked against the counts that it read; the cells wait for the layout after the group.",
    Band(since: .iOS(4), true, "at once", .assumed)
  )

  /// An update inside a callback.
  public static let insideCallback = Rule<Bool>(
    .updateInsideCallback,
    "A group that ends inside a callback of a layout exchanges all cells there; the layout around it makes no more and another one follows.",
    Band(since: .iOS(4), true, "at once", .assumed)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(animation), RuleEntry(completion), RuleEntry(didEnd), RuleEntry(returningRow),
      RuleEntry(reloadDidEnd),
      RuleEntry(openGroup), RuleEntry(surplusEnd), RuleEntry(reloadInGroup),
      RuleEntry(insideCallback),
    ]
  }
}

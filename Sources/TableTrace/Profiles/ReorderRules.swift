/// The rules of a row that is dragged by its reorder control.
public enum ReorderRules: Sendable {
  /// What must hold for a row to be grabbed.
  public static let needs = Rule<Bool>(
    .reorderNeeds,
    "A row can be grabbed by its reorder control in edit mode only, where moveRow is implemented and canMoveRow does not refuse.",
    Band(since: .iOS(4), true, "edit mode, moveRow, no refusal", .documented, ["int-50"])
  )

  /// What grabbing the control asks.
  public static let grab = Rule<Bool>(
    .reorderGrab,
    "Grabbing the reorder control asks nothing: canMoveRow was answered when the control was shown.",
    Band(since: .iOS(4), true, "nothing", .observed, ["int-04d"]),
    Band(since: .iOS(5), true, "nothing", .assumed),
    conflicts: [
      "g2-28 (iOS 4 to 6): a tap on the control of a high row at the edge can move it, which is not simulated"
    ]
  )

  /// What hovering asks.
  public static let target = Rule<Bool>(
    .reorderTarget,
    "targetIndexPathForMove is asked once for each changed proposal; canMoveRow of the row that would make place is not asked.",
    Band(since: .iOS(4), true, "once per proposal", .observed, ["int-04d"]),
    Band(since: .iOS(5), true, "once per proposal", .documented, ["int-50"]),
    Band(since: .iOS(8), true, "once per proposal", .measured, ["int-42"]),
    Band(since: .iOS(12), true, "once per proposal", .assumed, ["int-40"]),
    conflicts: ["int-61: from iOS 11 on the finger goes one row further down for the same proposal"]
  )

  /// What scrolls under a dragged row.
  public static let autoScroll = Rule<Bool>(
    .reorderAutoScroll,
    "A row that hovers at an edge scrolls the content; rows that enter are asked as in edit mode, and each row that comes under the finger is proposed.",
    Band(since: .iOS(4), true, "20 points a frame, a model", .assumed)
  )

  /// When the data source is told.
  public static let drop = Rule<Bool>(
    .reorderDrop,
    "moveRow is sent as the row is dropped if its place has changed; a row that is dropped on its own place, or whose touch is cancelled, goes back in silence.",
    Band(since: .iOS(4), true, "only for a new place", .observed, ["int-04d"]),
    Band(since: .iOS(6), true, "only for a new place", .measured, ["int-14"]),
    Band(since: .iOS(7), true, "only for a new place", .assumed)
  )

  /// What goes back off the screen.
  public static let back = Rule<Bool>(
    .reorderBack,
    "A dragged row that goes back to a place that is no longer on screen ends displaying as the finger lets it go.",
    Band(since: .iOS(4), true, "as the finger lets go", .assumed)
  )

  /// What is asked afterwards.
  public static let after = Rule<Bool>(
    .reorderAfter,
    "Nothing is asked after moveRow: cells, heights and edit controls move with their rows.",
    Band(since: .iOS(4), true, "nothing", .observed, ["int-04d"]),
    Band(since: .iOS(7), true, "nothing", .tested, ["tests2-50"]),
    Band(since: .iOS(9), true, "nothing", .measured, ["int-40"]),
    Band(since: .iOS(15), true, "nothing", .tested, ["tests2-50"])
  )

  /// What an impossible target comes to.
  public static let targetOutside = Rule<Bool>(
    .reorderTargetOutside,
    "A targetIndexPath that the table does not have sends the row back.",
    Band(since: .iOS(4), true, "moveRow is not sent", .assumed)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(needs), RuleEntry(grab), RuleEntry(target), RuleEntry(autoScroll), RuleEntry(drop),
      RuleEntry(back),
      RuleEntry(after), RuleEntry(targetOutside),
    ]
  }
}

/// The rules of a row that is dragged by its reorder control.
package enum ReorderRules: Sendable {
  package static let needs = Statement(
    .reorderNeeds,
    "A row can be grabbed by its reorder control in edit mode only, where moveRow is implemented and canMoveRow does not refuse.",
    Band(since: .iOS(4), "edit mode, moveRow, no refusal", .documented("int-50"))
  )

  package static let grab = Statement(
    .reorderGrab,
    "Grabbing the reorder control asks nothing: canMoveRow was answered when the control was shown.",
    Band(since: .iOS(4), "nothing", .observed("int-04d"), .assumed(from: .iOS(5))),
    conflicts: [
      "g2-28 (iOS 4 to 6): a tap on the control of a high row at the edge can move it, which is not simulated"
    ]
  )

  package static let target = Statement(
    .reorderTarget,
    "targetIndexPathForMove is asked once for each changed proposal; canMoveRow of the row that would make place is not asked.",
    Band(
      since: .iOS(4),
      "once per proposal",
      .observed("int-04d"),
      .documented(from: .iOS(5), "int-50"),
      .measured(from: .iOS(8), "int-42"),
      .assumed(from: .iOS(12), "int-40")
    ),
    conflicts: [
      "int-61: from iOS 11 on the finger goes one row further down for the same proposal"
    ]
  )

  package static let autoScroll = Statement(
    .reorderAutoScroll,
    "A row that hovers at an edge scrolls the content; rows that enter are asked as in edit mode, and each row that comes under the finger is proposed.",
    Band(
      since: .iOS(4),
      "20 points a frame, or a ten-thousandth of a longer way, until the row is in sight or fills the room: a model",
      .assumed()
    )
  )

  package static let drop = Statement(
    .reorderDrop,
    "moveRow is sent as the row is dropped if its place has changed; a row that is dropped on its own place, or whose touch is cancelled, goes back in silence.",
    Band(
      since: .iOS(4),
      "only for a new place",
      .observed("int-04d"),
      .measured(from: .iOS(6), "int-14"),
      .assumed(from: .iOS(7))
    )
  )

  package static let back = Statement(
    .reorderBack,
    "A dragged row that goes back to a place that is no longer on screen ends displaying as the finger lets it go.",
    Band(since: .iOS(4), "as the finger lets go", .assumed())
  )

  package static let after = Statement(
    .reorderAfter,
    "Nothing is asked after moveRow: cells, heights and edit controls move with their rows.",
    Band(
      since: .iOS(4),
      "nothing",
      .observed("int-04d"),
      .assumed(from: .iOS(6), "tests2-50"),
      .measured(from: .iOS(9), "int-40"),
      .assumed(from: .iOS(15), "tests2-50")
    )
  )

  package static let targetOutside = Statement(
    .reorderTargetOutside,
    "A targetIndexPath that the table does not have sends the row back.",
    Band(since: .iOS(4), "moveRow is not sent", .assumed())
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(needs), RuleEntry(grab), RuleEntry(target), RuleEntry(autoScroll), RuleEntry(drop),
      RuleEntry(back), RuleEntry(after), RuleEntry(targetOutside),
    ]
  }
}

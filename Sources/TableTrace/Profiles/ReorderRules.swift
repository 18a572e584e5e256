/// The rules of a row that is dragged by its reorder control.
package enum ReorderRules: Sendable {
  package static let needs = Statement(
    .reorderNeeds,
    "The user can drag a row by its reorder control only in edit mode. moveRowAt must be "
      + "implemented, and canMoveRowAt must not return false.",
    VersionRange(
      since: .iOS(4),
      "edit mode, moveRowAt, and canMoveRowAt not false",
      .documented("int-50", "doc-01")
    )
  )

  package static let grab = Statement(
    .reorderGrab,
    "A touch on the reorder control calls nothing. canMoveRowAt was called when the control appeared.",
    VersionRange(
      since: .iOS(4),
      "nothing is called",
      .observed("int-04d"),
      .assumed(from: .iOS(5))
    ),
    conflicts: [
      "g2-28 (iOS 4 to 6): a tap on the control of a tall row at the edge can move it, which is not simulated"
    ]
  )

  package static let target = Statement(
    .reorderTarget,
    "targetIndexPathForMove is called once for each new place under the finger. canMoveRowAt "
      + "is not called for the rows that make room.",
    VersionRange(
      since: .iOS(4),
      "once for each proposed place",
      .observed("int-04d"),
      .documented(from: .iOS(5), "int-50"),
      .measured(from: .iOS(7), "seed-000-other"),
      .assumed(from: .iOS(8), "int-42", "int-40")
    ),
    conflicts: [
      "int-50 and seed-000-other show a call for each new place of the finger. Only int-04d (iOS "
        + "4) and int-42 (iOS 8 to 11) show that canMoveRowAt is not called.",
      "int-61: from iOS 11 the finger has to move one row further to reach the same place",
    ]
  )

  package static let autoScroll = Statement(
    .reorderAutoScroll,
    "A dragged row at an edge of the table scrolls the content. Rows that become visible have "
      + "the same calls as in edit mode. Each row under the finger becomes a proposed place, for "
      + "targetIndexPathForMove.",
    VersionRange(
      since: .iOS(4),
      "20 points a frame, or a ten-thousandth of a longer distance, until the row is visible "
        + "or fills the bounds: a choice of the simulation",
      .assumed()
    )
  )

  package static let drop = Statement(
    .reorderDrop,
    "When the row is dropped at another place, moveRowAt is called.",
    VersionRange(
      since: .iOS(4),
      "for a new place",
      .observed("int-04d"),
      .measured(from: .iOS(6), "int-14", "seed-000-other"),
      .assumed(from: .iOS(8))
    )
  )

  package static let withoutMove = Statement(
    .reorderWithoutMove,
    "A row that is dropped at its own place, or whose touch is cancelled, returns without a call.",
    VersionRange(since: .iOS(4), "no call", .assumed("int-14")),
    conflicts: ["No case shows a cancelled touch."]
  )

  package static let back = Statement(
    .reorderBack,
    "A dragged row that returns to a place off screen ends displaying when the touch ends.",
    VersionRange(since: .iOS(4), "when the touch ends", .assumed())
  )

  package static let after = Statement(
    .reorderAfter,
    "Nothing is called after moveRowAt. Cells, heights and edit controls move with their rows.",
    VersionRange(
      since: .iOS(4),
      "nothing is called",
      .observed("int-04d"),
      .assumed(from: .iOS(6), "tests2-50"),
      .measured(from: .iOS(9), "int-40"),
      .assumed(from: .iOS(15), "tests2-50")
    )
  )

  package static let targetOutside = Statement(
    .reorderTargetOutside,
    "If targetIndexPathForMove returns an index path that the table does not have, the row returns to its place.",
    VersionRange(since: .iOS(4), "moveRowAt is not called", .assumed())
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(needs), RuleEntry(grab), RuleEntry(target), RuleEntry(autoScroll), RuleEntry(drop),
      RuleEntry(withoutMove), RuleEntry(back), RuleEntry(after), RuleEntry(targetOutside),
    ]
  }
}

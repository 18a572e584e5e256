/// The rules of a row that is dragged by its reorder control.
package enum ReorderRules: Sendable {
  static let entries = RuleList.of {
    Statement(
      .reorderNeeds,
      "The user can drag a row by its reorder control only in edit mode. moveRowAt must be "
        + "implemented, and canMoveRowAt must not return false.",
      says: "edit mode, moveRowAt, and canMoveRowAt not false",
      .documented("int-50", "doc-01")
    )
    Statement(
      .reorderGrab,
      "A touch on the reorder control calls nothing. canMoveRowAt was called when the control appeared.",
      says: "nothing is called",
      .observed(until: .iOS(5), "int-04d"),
      conflicts: [
        "g2-28 (iOS 4 to 6): a tap on the control of a tall row at the edge can move that row. "
          + "This is not simulated."
      ]
    )
    Statement(
      .reorderTarget,
      "targetIndexPathForMove is called once for each new place under the finger. canMoveRowAt "
        + "is not called for the rows that make room.",
      says: "once for each proposed place",
      .observed("int-04d"),
      .documented(from: .iOS(5), "int-50"),
      .measured(from: .iOS(7), "seed-000-other"),
      .assumed(from: .iOS(8), "int-42", "int-40"),
      conflicts: [
        "int-50 and seed-000-other show a call for each new place of the finger. Only int-04d (iOS "
          + "4) and int-42 (iOS 8 to 11) show that canMoveRowAt is not called.",
        "int-61: from iOS 11 the finger has to move one row further to reach the same place",
      ]
    )
    Statement(
      .reorderAutoScroll,
      "A dragged row at an edge of the table scrolls the content. For rows that become visible, "
        + "the same methods are called as in edit mode. targetIndexPathForMove is called for each "
        + "row that comes under the finger.",
      says:
        "by 20 points a frame, or by a ten-thousandth of the distance if that is more, until the "
        + "row is visible or fills the bounds. This is a choice of the simulation."
    )
    Statement(
      .reorderDrop,
      "When the row is dropped at another place, moveRowAt is called.",
      says: "for a new place",
      .observed("int-04d"),
      .measured(from: .iOS(6), until: .iOS(8), "int-14", "seed-000-other")
    )
    Statement(
      .reorderWithoutMove,
      "A row that is dropped at its own place, or whose touch is cancelled, moves back without a "
        + "call.",
      says: "no call",
      .assumed("int-14"),
      conflicts: ["No case shows a cancelled touch."]
    )
    Statement(
      .reorderBack,
      "If a dragged row returns to a place off screen, its didEndDisplaying is called when the "
        + "touch ends.",
      says: "when the touch ends"
    )
    Statement(
      .reorderAfter,
      "Nothing is called after moveRowAt.",
      says: "nothing is called",
      .observed("int-04d"),
      .assumed(from: .iOS(6), "tests2-50"),
      .measured(from: .iOS(9), "int-40"),
      .assumed(from: .iOS(15), "tests2-50"),
      conflicts: [
        "int-40 shows that nothing is called. It is assumed that cells, heights and edit controls move "
          + "with their rows."
      ]
    )
    Statement(
      .reorderTargetOutside,
      "If targetIndexPathForMove returns an index path that the table does not have, the row returns to its place.",
      says: "moveRowAt is not called"
    )
  }
}

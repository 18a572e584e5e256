/// The rules of a row that is dragged by its reorder control.
package enum ReorderRules: Sendable {
  static let entries = RuleList.of {
    Statement(
      .reorderNeeds,
      "The user can drag a row by its reorder control only in edit mode. moveRowAt must be "
        + "implemented, and canMoveRowAt must not return false.",
      says: "in edit mode, if moveRowAt is implemented and canMoveRowAt does not return false",
      .documented("int-50", "doc-01")
    )
    Statement(
      .reorderGrab,
      "When the user touches the reorder control, nothing is called. canMoveRowAt was called "
        + "when the control appeared.",
      says: "nothing is called",
      .observed(until: .iOS(5), "int-04d"),
      conflicts: [
        "g2-28 (iOS 4 to 6): a tap on the control of a tall row at the edge can move that row. "
          + "This is not simulated."
      ]
    )
    Statement(
      .reorderTarget,
      "While the user drags a row by its reorder control, targetIndexPathForMove is called once "
        + "for each new place under the finger. canMoveRowAt is not called for the rows that "
        + "make room.",
      says: "once for each new place",
      .observed("int-04d"),
      .documented(from: .iOS(5), "int-50"),
      .measured(from: .iOS(7), "seed-000-other"),
      .assumed(from: .iOS(8), "int-42", "int-40"),
      conflicts: [
        "int-50 and seed-000-other show that targetIndexPathForMove is called for each new place "
          + "of the finger. Only int-04d (iOS 4) and int-42 (iOS 8 to 11) show that canMoveRowAt "
          + "is not called.",
        "int-61: from iOS 11 the finger has to move one row further to reach the same place",
      ]
    )
    Statement(
      .reorderAutoScroll,
      "If the user drags a row to an edge of the table, the content scrolls. Rows that become "
        + "visible get the same calls as in any scroll in edit mode. targetIndexPathForMove is "
        + "called for each row that comes under the finger.",
      says:
        "the content scrolls by 20 points a frame, or by a ten-thousandth of the distance to the "
        + "target row if that is more. The scrolling stops when the target row is visible or "
        + "fills the bounds. These numbers are a choice of the simulation."
    )
    Statement(
      .reorderDrop,
      "When the user drops a dragged row at another place, moveRowAt is called.",
      says: "moveRowAt is called for the new place",
      .observed("int-04d"),
      .measured(from: .iOS(6), until: .iOS(8), "int-14", "seed-000-other")
    )
    Statement(
      .reorderWithoutMove,
      "If the user drops a row at its old place, nothing is called. If the touch is cancelled, the "
        + "row moves back without a call.",
      says: "no call",
      .assumed("int-14"),
      conflicts: ["No case shows a cancelled touch."]
    )
    Statement(
      .reorderBack,
      "While the user drags a row, the content can scroll. If the row then returns to a place "
        + "that is off screen, didEndDisplaying is called for it when the touch ends.",
      says: "didEndDisplaying is called when the touch ends"
    )
    Statement(
      .reorderAfter,
      "After moveRowAt, the table calls nothing more for the move. It makes no new cells and does "
        + "not query the counts again.",
      says: "nothing is called",
      .observed("int-04d"),
      .assumed(from: .iOS(6), "tests2-50"),
      .measured(from: .iOS(9), "int-40"),
      .assumed(from: .iOS(15), "tests2-50"),
      conflicts: [
        "int-40 shows that nothing is called. It is assumed that rows keep their cells, heights "
          + "and edit controls."
      ]
    )
    Statement(
      .reorderTargetOutside,
      "If targetIndexPathForMove returns an index path that the table does not have, the dragged "
        + "row returns to its old place. moveRowAt is not called.",
      says: "moveRowAt is not called"
    )
  }
}

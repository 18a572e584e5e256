/// The rules of drag and drop; no log shows it, so they follow the documentation.
package enum DragRules: Sendable {
  package static let interactionEnabled = Rule<Bool>(
    .dragInteractionEnabled,
    "The default value of dragInteractionEnabled depends on the iOS version. The app can set it.",
    VersionRange(false, "the property does not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(11),
      false,
      "false on iPhone, true on iPad. A scenario for an iPad has to set it to true itself.",
      .documented("g2-24")
    ),
    VersionRange(
      since: .iOS(15),
      true,
      "true",
      .assumed("g2-24"),
      .assumed(from: .iOS(16), "r5-59")
    ),
    conflicts: [
      "r5-59 (iOS 16) reports true without naming the device. On an iPad the value is true on "
        + "every version."
    ]
  )

  package static let items = Rule<Bool>(
    .dragItems,
    "When a drag begins, itemsForBeginning is called for the touched row. If that row is "
      + "selected, it is called for every selected row. If it returns no items, there is no drag.",
    VersionRange(false, "rows cannot be dragged out", .documented("g2-24")),
    VersionRange(
      since: .iOS(11),
      true,
      "the touched row is queried first, which is a guess",
      .documented("int-55", "g2-24")
    )
  )

  static let entries = RuleList.of {
    interactionEnabled
    items
    Statement(
      .dragLift,
      "dragPreviewParameters is called for each row when it is lifted.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "after the items", .documented("g2-23", "g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dragBegin,
      "dragSessionWillBegin is called after the lift. dragSessionAllowsMoveOperation and "
        + "dragSessionIsRestrictedToDraggingApplication follow.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "in this order", .documented("g2-23", "g2-24")),
      decidedBy: [.dragItems],
      conflicts: [
        "g2-23 is about any view that can be dragged. It is assumed that a table forwards the calls "
          + "in the same order."
      ]
    )
    Statement(
      .dragAdding,
      "A tap on another row during a drag calls itemsForAdding for that row.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "once for each tap", .documented("g2-22", "int-55")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropSession,
      "When a drag session reaches the table, canHandle is called once. If it returns false, no "
        + "other drop method is called. dropSessionDidEnter is called next, then "
        + "dropSessionDidUpdate for every place, then dropSessionDidExit. If the session enters "
        + "again, the calls begin again with dropSessionDidEnter.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(
        since: .iOS(11),
        "in this order. The index path is nil over empty space. At the end of a section its row "
          + "equals the number of rows.",
        .documented("g2-23", "g2-24")
      ),
      decidedBy: [.dragItems],
      conflicts: [
        "g2-26 (iOS 15.5) shows the nil index path below the last row, and no other call."
      ]
    )
    Statement(
      .dragReorder,
      "A single row that is dropped inside its own table, with a proposal to move it to an index "
        + "path, is a reorder. moveRowAt is called instead of performDrop.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(
        since: .iOS(11),
        "one row only. It is a guess that targetIndexPathForMove is not called.",
        .documented("g2-22")
      ),
      decidedBy: [.dragItems],
      conflicts: [
        "int-27 (iOS 11 to 12): two items from the same table are not a reorder, as this rule says"
      ]
    )
    Statement(
      .dropPerform,
      "performDrop is called for a drop whose proposal is copy or move, unless the drop is a "
        + "reorder inside the table.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(since: .iOS(11), "when the touch ends", .documented("g2-22", "g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropPreview,
      "dropPreviewParameters is called after performDrop, for each row that is the target of an "
        + "item's drop animation. An example is a call of coordinator.drop(_:toRowAt:).",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(since: .iOS(11), "after performDrop", .documented("g2-23", "g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropRefused,
      "performDrop is not called if the proposal is cancel or forbidden, the finger is outside of "
        + "the table, or the drag is cancelled.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(
        since: .iOS(11),
        "dropSessionDidEnd follows at once",
        .documented("g2-23", "g2-24")
      ),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropEnd,
      "dropSessionDidEnd is called at the end of every session that has entered the table. It is "
        + "a guess that this call is before dragSessionDidEnd.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(since: .iOS(11), "before dragSessionDidEnd", .assumed("g2-25", "int-55")),
      decidedBy: [.dragItems],
      conflicts: [
        "g2-25 (iOS 11.0 beta 2): dropSessionDidEnd is called before the drop's "
          + "animation ends"
      ]
    )
    Statement(
      .dragEnd,
      "After each dragSessionWillBegin, dragSessionDidEnd is called when the drag is over. If the "
        + "drag was not accepted, dragPreviewParameters is called again for its rows.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "last", .documented("g2-24")),
      decidedBy: [.dragItems],
      conflicts: [
        "g2-24 does not say whether dropSessionDidEnd or dragSessionDidEnd is last. "
          + "Their order is assumed."
      ]
    )
    Statement(
      .dropPlaceholder,
      "A drop can show a placeholder row while its data loads, and nothing is called for this "
        + "row. commitInsertion changes the model and inserts the real row, and the table then "
        + "calls cellForRowAt for it.",
      VersionRange("placeholders do not exist", .documented("g2-24")),
      VersionRange(
        since: .iOS(11),
        "nothing is called before commitInsertion",
        .documented("g2-22", "g2-27")
      ),
      decidedBy: [.dragItems],
      conflicts: ["g2-27 does not print the cellForRowAt after commitInsertion. It is inferred."]
    )
    Statement(
      .dropPlaceholderPlace,
      "During updates a placeholder stays between the same two rows, so its row number can change. "
        + "commitInsertion passes that number to its block and inserts the row there. It is a guess "
        + "that a row inserted at the placeholder's own number moves the placeholder down by one.",
      VersionRange("placeholders do not exist", .documented("g2-24")),
      VersionRange(since: .iOS(11), "renumbered with the rows"),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropPlaceholderEnd,
      "reloadData removes all placeholders. After that, commitInsertion returns NO and does not "
        + "call its block. It is a guess that deleting or reloading the placeholder's section "
        + "does the same.",
      VersionRange("placeholders do not exist", .documented("g2-24")),
      VersionRange(since: .iOS(11), "commitInsertion returns NO", .documented("g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dragHeldRow,
      "An update during a drag can change the number of the dragged row. The drag keeps its row, "
        + "and the calls use the new number. This holds for the reorder control and for drag and "
        + "drop. If the row is deleted meanwhile, it is not moved.",
      says: "the same row"
    )
  }
}

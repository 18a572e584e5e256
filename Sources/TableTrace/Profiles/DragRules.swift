/// The rules of drag and drop, from Apple's documentation because no log shows a drag.
package enum DragRules: Sendable {
  package static let interactionEnabled = Rule<Bool>(
    .dragInteractionEnabled,
    "From iOS 15, dragInteractionEnabled is true by default. From iOS 11 to 14, the property is "
      + "true by default only on iPad. The app can set it.",
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
    "When a drag begins, itemsForBeginning is called for the touched row. If that row is selected, "
      + "the method is called for every selected row. If no call returns an item, there is no "
      + "drag.",
    VersionRange(false, "rows cannot be dragged out", .documented("g2-24")),
    VersionRange(
      since: .iOS(11),
      true,
      "first for the touched row, which is a guess",
      .documented("int-55", "g2-24")
    )
  )

  static let entries = RuleList.of {
    interactionEnabled
    items
    Statement(
      .dragLift,
      "When a drag begins, dragPreviewParameters is called for each row that the drag lifts.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "after the items", .documented("g2-23", "g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dragBegin,
      "dragSessionWillBegin is called after the rows are lifted.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "after the lift", .documented("g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dragRestrictions,
      "After dragSessionWillBegin, dragSessionAllowsMoveOperation and "
        + "dragSessionIsRestrictedToDraggingApplication are called once each, in this order.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "in this order", .assumed("g2-23")),
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
      "When a drag reaches the table, canHandle is called once. If canHandle returns false, no "
        + "other drop method is called. Otherwise dropSessionDidEnter follows, then "
        + "dropSessionDidUpdate for each place of the finger, and dropSessionDidExit when the drag "
        + "leaves the table. If the drag returns, the calls begin again with dropSessionDidEnter.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(
        since: .iOS(11),
        "in this order. The index path is nil over empty space. At the end of a section, the row "
          + "of the index path equals the number of rows.",
        .documented("g2-23", "g2-24")
      ),
      decidedBy: [.dragItems],
      conflicts: [
        "g2-26 (iOS 15.5) shows only that the index path is nil below the last row."
      ]
    )
    Statement(
      .dragReorder,
      "A drop is a reorder if one row is dropped inside its own table and the proposal is to move "
        + "it to an index path. moveRowAt is then called instead of performDrop.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(
        since: .iOS(11),
        "only for one row. It is a guess that targetIndexPathForMove is not called.",
        .documented("g2-22")
      ),
      decidedBy: [.dragItems],
      conflicts: [
        "int-27 (iOS 11 to 12) agrees that a drop of two items from the same table is not a "
          + "reorder."
      ]
    )
    Statement(
      .dropPerform,
      "performDrop is called if the last proposal of a drop is copy or move. If the drop is a "
        + "reorder inside the table, moveRowAt is called instead.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(since: .iOS(11), "when the touch ends", .documented("g2-22", "g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropPreview,
      "After performDrop, dropPreviewParameters is called for each row to which the drop animates "
        + "an item. An example is a call of coordinator.drop(_:toRowAt:).",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(since: .iOS(11), "after performDrop", .documented("g2-23", "g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropRefused,
      "performDrop is not called if the proposal is cancel or forbidden, the touch ends outside of "
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
      "dropSessionDidEnd is called at the end of every drag session that has entered the table. It "
        + "is a guess that this call is before dragSessionDidEnd.",
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
      "When a drag is over, dragSessionDidEnd is called once. If no drop accepted the drag, "
        + "dragPreviewParameters is called again for each dragged row before that.",
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
      "A drop can show a placeholder row while its data loads. Nothing is called for this row. "
        + "When the app calls commitInsertion, its block changes the model, the real row is "
        + "inserted, and the table calls cellForRowAt for it.",
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
        + "commitInsertion passes the current index path to its block and inserts the row there. "
        + "It is a guess that a row inserted at the placeholder's own index path moves the "
        + "placeholder down by one.",
      VersionRange("placeholders do not exist", .documented("g2-24")),
      VersionRange(since: .iOS(11), "its row number changes with the rows around it"),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropPlaceholderEnd,
      "reloadData removes all placeholders. commitInsertion then returns false and does not call "
        + "its block. It is a guess that deleting or reloading a placeholder's section also "
        + "removes the placeholder.",
      VersionRange("placeholders do not exist", .documented("g2-24")),
      VersionRange(since: .iOS(11), "commitInsertion returns false", .documented("g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dragHeldRow,
      "An update during a drag, or during a reorder by the reorder control, can change the index "
        + "path of the dragged row. The drag keeps its row, and later calls receive the new index "
        + "path. If the row is deleted meanwhile, it is not moved.",
      says: "the same row"
    )
  }
}

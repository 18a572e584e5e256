/// The rules of drag and drop, from Apple's documentation because no log shows a drag.
package enum DragRules: Sendable {
  package static let interactionEnabled = Rule<Bool>(
    .dragInteractionEnabled,
    "From iOS 15, dragInteractionEnabled is true by default. From iOS 11 to 14, the property is "
      + "true by default only on iPad. The app can set the property.",
    VersionRange(false, "the property does not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(11),
      false,
      "false on iPhone, true on iPad. A scenario for an iPad has to set the property to true "
        + "itself.",
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
    "When a drag begins, itemsForBeginning is called for the touched row. If the touched row is "
      + "selected, itemsForBeginning is called for every selected row. If every call returns an "
      + "empty array, no drag begins.",
    VersionRange(false, "rows cannot be dragged out", .documented("g2-24")),
    VersionRange(
      since: .iOS(11),
      true,
      "for the touched row first, which is a guess",
      .documented("int-55", "g2-24")
    )
  )

  static let entries = RuleList.of {
    interactionEnabled
    items
    Statement(
      .dragLift,
      "When a drag begins, dragPreviewParameters is called for each row whose items are dragged.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "after itemsForBeginning", .documented("g2-23", "g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dragBegin,
      "When a drag begins, dragSessionWillBegin is called after dragPreviewParameters.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "after dragPreviewParameters", .documented("g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dragRestrictions,
      "After dragSessionWillBegin, dragSessionAllowsMoveOperation is called once. "
        + "dragSessionIsRestrictedToDraggingApplication is called next, also once.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "the calls are made in this order", .assumed("g2-23")),
      decidedBy: [.dragItems],
      conflicts: [
        "g2-23 is about drags from any view. It is assumed that a table calls its drag delegate "
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
        + "other drop method is called. If canHandle returns true, dropSessionDidEnter is "
        + "called, then dropSessionDidUpdate for each place of the finger. When the drag leaves "
        + "the table, dropSessionDidExit is called. If the drag returns, dropSessionDidEnter is "
        + "called again.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(
        since: .iOS(11),
        "the calls are made in this order. Over empty space, dropSessionDidUpdate receives nil as its index path. "
          + "At the end of a section, the row of its index path equals the number of rows.",
        .documented("g2-23", "g2-24")
      ),
      decidedBy: [.dragItems],
      conflicts: [
        "g2-26 (iOS 15.5) shows only the nil: dropSessionDidUpdate receives it below the last "
          + "row."
      ]
    )
    Statement(
      .dragReorder,
      "A drop is a reorder if the user drops one row inside its own table. The last "
        + "dropSessionDidUpdate must have proposed to move the row to an index path. For a "
        + "reorder, moveRowAt is called instead of performDrop.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(
        since: .iOS(11),
        "only for one row. It is a guess that targetIndexPathForMove is not called.",
        .documented("g2-22")
      ),
      decidedBy: [.dragItems],
      conflicts: [
        "int-27 (iOS 11 to 12) shows only that a drop of two items of the same table is not a "
          + "reorder."
      ]
    )
    Statement(
      .dropPerform,
      "performDrop is called if dropSessionDidUpdate last returned a proposal to copy or to "
        + "move. If the drop only moves one row inside its own table, moveRowAt is called "
        + "instead.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(since: .iOS(11), "when the touch ends", .documented("g2-22", "g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropPreview,
      "In performDrop, the app can animate the items to rows, for example with "
        + "coordinator.drop(_:toRowAt:). After performDrop returns, dropPreviewParameters is "
        + "called for each of these rows.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(since: .iOS(11), "after performDrop", .documented("g2-23", "g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropRefused,
      "performDrop is not called if dropSessionDidUpdate last returned a proposal with cancel or "
        + "forbidden. It is also not called if the touch ends outside of the table or if the "
        + "drag is cancelled.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(
        since: .iOS(11),
        "dropSessionDidEnd is called at once",
        .documented("g2-23", "g2-24")
      ),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropEnd,
      "When a drag that has entered the table ends, dropSessionDidEnd is called. It is a guess "
        + "that dropSessionDidEnd is called before dragSessionDidEnd.",
      VersionRange("nothing can be dropped", .documented("g2-24")),
      VersionRange(since: .iOS(11), "before dragSessionDidEnd", .assumed("g2-25", "int-55")),
      decidedBy: [.dragItems],
      conflicts: [
        "g2-25 (iOS 11.0 beta 2): dropSessionDidEnd is called before the drop's animation ends"
      ]
    )
    Statement(
      .dragEnd,
      "When a drag is over, dragSessionDidEnd is called once. If no drop accepted the drag, "
        + "dragPreviewParameters is called again for each dragged row before dragSessionDidEnd.",
      VersionRange("rows cannot be dragged out", .documented("g2-24")),
      VersionRange(since: .iOS(11), "after all other drag methods", .documented("g2-24")),
      decidedBy: [.dragItems],
      conflicts: [
        "g2-24 does not say whether dropSessionDidEnd or dragSessionDidEnd is last. "
          + "Their order is assumed."
      ]
    )
    Statement(
      .dropPlaceholder,
      "While the data of a drop loads, the app can show a placeholder row. Nothing is called for "
        + "this row. When the data is there, the app calls commitInsertion, whose block changes "
        + "the model. The table then inserts the real row and calls cellForRowAt for it.",
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
      "A placeholder stays between the same two rows during updates, so its row number can "
        + "change. commitInsertion passes the current index path to its block and inserts the "
        + "real row there. If an update inserts a row at the placeholder's index path, the "
        + "placeholder moves down by one. This is a guess.",
      VersionRange("placeholders do not exist", .documented("g2-24")),
      VersionRange(since: .iOS(11), "its row number changes with the rows around it"),
      decidedBy: [.dragItems]
    )
    Statement(
      .dropPlaceholderEnd,
      "reloadData removes all placeholders. If the app then calls commitInsertion, it returns "
        + "false and does not call its block. It is a guess that deleting or reloading a section "
        + "also removes its placeholders.",
      VersionRange("placeholders do not exist", .documented("g2-24")),
      VersionRange(since: .iOS(11), "commitInsertion returns false", .documented("g2-24")),
      decidedBy: [.dragItems]
    )
    Statement(
      .dragHeldRow,
      "While the user drags a row, an update can change the row's index path. Later calls about "
        + "the drag receive the new index path. If an update deletes the dragged row, the row is "
        + "not moved. All this also holds for a drag by the reorder control.",
      says: "later calls receive the new index path"
    )
  }
}

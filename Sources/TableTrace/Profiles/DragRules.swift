/// The rules of drag and drop, which is documented and has no log.
package enum DragRules: Sendable {
  package static let interactionEnabled = Rule<Bool>(
    .dragInteractionEnabled,
    "dragInteractionEnabled, unless the app sets it.",
    Band(since: .iOS(4), false, "the property does not exist", .documented("doc-01")),
    Band(
      since: .iOS(11),
      false,
      "false on iPhone; an iPad's true is left to the scenario",
      .documented("g2-24")
    ),
    Band(
      since: .iOS(15),
      true,
      "true",
      .assumed("g2-24"),
      .tested(from: .iOS(16), "r5-59"),
      .assumed(from: .iOS(18))
    )
  )

  package static let items = Rule<Bool>(
    .dragItems,
    "A drag asks itemsForBeginning of its row, and of every selected row if that row is selected; no items, no drag.",
    Band(since: .iOS(4), false, "rows cannot be dragged out", .documented("g2-24")),
    Band(
      since: .iOS(11),
      true,
      "the touched row first, which is a guess",
      .documented("int-55", "g2-24")
    )
  )

  package static let lift = Statement(
    .dragLift,
    "dragPreviewParameters is asked for each row as it is lifted.",
    Band(since: .iOS(4), "rows cannot be dragged out", .documented("g2-24")),
    Band(since: .iOS(11), "after the items", .documented("g2-23", "g2-24")),
    decidedBy: [.dragItems]
  )

  package static let begin = Statement(
    .dragBegin,
    "dragSessionWillBegin follows the lift; then come dragSessionAllowsMoveOperation and dragSessionIsRestrictedToDraggingApplication.",
    Band(since: .iOS(4), "rows cannot be dragged out", .documented("g2-24")),
    Band(since: .iOS(11), "in this order", .documented("g2-23", "g2-24")),
    decidedBy: [.dragItems]
  )

  package static let adding = Statement(
    .dragAdding,
    "A tap on another row during a drag asks itemsForAdding of it.",
    Band(since: .iOS(4), "rows cannot be dragged out", .documented("g2-24")),
    Band(since: .iOS(11), "once per tap", .documented("g2-22", "int-55")),
    decidedBy: [.dragItems]
  )

  package static let session = Statement(
    .dropSession,
    "The drop delegate is asked canHandle once for a session, where false ends it; then dropSessionDidEnter, dropSessionDidUpdate for every place, dropSessionDidExit, and again from dropSessionDidEnter.",
    Band(since: .iOS(4), "nothing can be dropped", .documented("g2-24")),
    Band(
      since: .iOS(11),
      "in this order; the place is nil over empty space and (s, count) at the end of a section",
      .documented("g2-23", "g2-24"),
      .measured(from: .iOS(15), "g2-26"),
      .documented(from: .iOS(16), "g2-24")
    ),
    decidedBy: [.dragItems]
  )

  package static let reorder = Statement(
    .dragReorder,
    "One row of the table with the proposal to move to a place is a reorder: moveRow is sent instead of performDrop.",
    Band(since: .iOS(4), "nothing can be dropped", .documented("g2-24")),
    Band(
      since: .iOS(11),
      "one row only; that targetIndexPathForMove is not asked is a guess",
      .documented("g2-22")
    ),
    decidedBy: [.dragItems],
    conflicts: ["int-27 (iOS 11 to 12): two local items are no reorder, as the rule says"]
  )

  package static let perform = Statement(
    .dropPerform,
    "Every other drop over an accepting proposal is performDrop's.",
    Band(since: .iOS(4), "nothing can be dropped", .documented("g2-24")),
    Band(since: .iOS(11), "as the finger is lifted", .documented("g2-22", "g2-24")),
    decidedBy: [.dragItems]
  )

  package static let preview = Statement(
    .dropPreview,
    "dropPreviewParameters is asked after performDrop for each row to which the app lets an item fly.",
    Band(since: .iOS(4), "nothing can be dropped", .documented("g2-24")),
    Band(since: .iOS(11), "after performDrop", .documented("g2-23", "g2-24")),
    decidedBy: [.dragItems]
  )

  package static let refused = Statement(
    .dropRefused,
    "A proposal to cancel or forbid, a finger outside the table and a cancelled drag call no performDrop.",
    Band(since: .iOS(4), "nothing can be dropped", .documented("g2-24")),
    Band(since: .iOS(11), "dropSessionDidEnd follows at once", .documented("g2-23", "g2-24")),
    decidedBy: [.dragItems]
  )

  package static let dropEnd = Statement(
    .dropEnd,
    "dropSessionDidEnd ends every session that has entered the table, whatever came of it; that it precedes dragSessionDidEnd is a guess.",
    Band(since: .iOS(4), "nothing can be dropped", .documented("g2-24")),
    Band(since: .iOS(11), "before dragSessionDidEnd", .assumed("g2-25", "int-55")),
    decidedBy: [.dragItems],
    conflicts: ["g2-25 (iOS 11.0 beta 2): before the end of the drop's animation"]
  )

  package static let dragEnd = Statement(
    .dragEnd,
    "dragSessionDidEnd answers every dragSessionWillBegin; a drag that was not taken asks the previews of its rows again.",
    Band(since: .iOS(4), "rows cannot be dragged out", .documented("g2-24")),
    Band(since: .iOS(11), "last", .documented("g2-24")),
    decidedBy: [.dragItems]
  )

  package static let placeholder = Statement(
    .dropPlaceholder,
    "A placeholder row is never asked about; commitInsertion changes the model and inserts the real row, whose cell is asked for then.",
    Band(since: .iOS(4), "placeholders do not exist", .documented("g2-24")),
    Band(since: .iOS(11), "nothing until commitInsertion", .documented("g2-22", "g2-27")),
    decidedBy: [.dragItems]
  )

  package static let placeholderPlace = Statement(
    .dropPlaceholderPlace,
    "A placeholder keeps its place between the rows through updates; commitInsertion hands that place to its block and inserts the row there. That rows which come in at the very place push it down is a guess.",
    Band(since: .iOS(4), "placeholders do not exist", .documented("g2-24")),
    Band(since: .iOS(11), "renumbered with the rows", .assumed()),
    decidedBy: [.dragItems]
  )

  package static let placeholderEnd = Statement(
    .dropPlaceholderEnd,
    "reloadData takes all placeholders away: commitInsertion then answers NO and does not call its block. That the deletion or reload of its section does the same is a guess.",
    Band(since: .iOS(4), "placeholders do not exist", .documented("g2-24")),
    Band(since: .iOS(11), "commitInsertion answers NO", .documented("g2-24")),
    decidedBy: [.dragItems]
  )

  package static let heldRow = Statement(
    .dragHeldRow,
    "A finger that drags a row, by its reorder control or by the drag interaction, holds that row through updates, by its new number; a row that is deleted meanwhile is moved nowhere.",
    Band(since: .iOS(4), "the same row", .assumed())
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(interactionEnabled), RuleEntry(items), RuleEntry(lift), RuleEntry(begin),
      RuleEntry(adding), RuleEntry(session), RuleEntry(reorder), RuleEntry(perform),
      RuleEntry(preview), RuleEntry(refused), RuleEntry(dropEnd), RuleEntry(dragEnd),
      RuleEntry(placeholder), RuleEntry(placeholderPlace), RuleEntry(placeholderEnd),
      RuleEntry(heldRow),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var isEnabledByDefault: Bool
    package var isKnown: Bool

    init(_ version: ProfileVersion) {
      isEnabledByDefault = DragRules.interactionEnabled.value(for: version)
      isKnown = DragRules.items.value(for: version)
    }
  }
}

/// The gates of reordering and of drag and drop.
enum MovingGates {
  static let lists: [GateList] =
    [
      GateList(.targetIndexPathForMoveFromRowAt, grab),
      GateList(
        .moveRowAt,
        ways: [
          grab + [
            Gate(
              .rowDropped,
              "The row is dropped; its touch is not cancelled.",
              rule: .reorderDrop
            ),
            Gate(
              .targetChanged,
              "The place where the row lands is not its own.",
              rule: .reorderDrop
            ),
            Gate(
              .targetExists,
              "targetIndexPathForMove answers a place that the table has.",
              rule: .reorderTargetOutside
            ),
          ],
          lifting + landing + reordered,
        ]
      ),
    ] + drags + drops

  private static let grab = [
    .moveRowImplemented(.reorderNeeds),
    .editing(.reorderNeeds),
    .rowVisible(.reorderNeeds),
    Gate(
      .rowMovable,
      "canMoveRowAt answers true, or is not implemented.",
      rule: .reorderNeeds
    ),
  ]

  private static let interaction = Gate(
    .dragInteraction,
    "dragInteractionEnabled is true; on an iPhone it is false by default before iOS 15.",
    rule: .dragInteractionEnabled
  )

  private static let items = Gate(
    .dragHasItems,
    "itemsForBeginningDragSession answers at least one item.",
    rule: .dragItems
  )

  /// What a drag needs besides a row on the screen.
  private static let lifting = [interaction, items]

  private static let lift = [interaction, .rowVisible(.dragInteractionEnabled)]

  private static let lifted = lift + [items]

  private static let drags = [
    GateList(.itemsForBeginningDragSession, lift),
    GateList(.itemsForAddingToDragSession, lifted),
    GateList(.dragPreviewParametersForRowAt, lifted),
    GateList(.dragSessionWillBegin, lifted),
    GateList(.dragSessionAllowsMoveOperation, lifted),
    GateList(.dragSessionIsRestrictedToDraggingApplication, lifted),
    GateList(.dragSessionDidEnd, lifted),
  ]

  private static let handled = Gate(
    .dropCanHandle,
    "canHandleDropSession answers true, or is not implemented.",
    rule: .dropSession
  )

  /// What any drop needs.
  private static let landing = [
    Gate(.dropDelegateSet, "The table has a drop delegate.", rule: .dropSession),
    handled,
    Gate(.dropEntered, "The session has come over the table.", rule: .dropSession),
    Gate(
      .droppedOnTable,
      "The finger is lifted over the table, and the drag is not cancelled.",
      rule: .dropRefused
    ),
    Gate(
      .dropAccepted,
      "The last proposal is neither cancel nor forbidden.",
      rule: .dropRefused
    ),
  ]

  /// What makes a drop a reorder.
  private static let reordered = [
    Gate(.ownRow, "The items come from rows of the table.", rule: .dragReorder),
    Gate(.oneItem, "One row is dragged, with one item.", rule: .dragReorder),
    Gate(.proposesMove, "The last proposal is to move.", rule: .dragReorder),
    Gate(
      .dropPlace,
      "The finger is lifted over a row or the end of a section.",
      rule: .dragReorder
    ),
  ]

  private static let dropped =
    lift + [items] + landing + [
      Gate(
        .notReordered,
        "It is no reorder: one row of the table with the proposal to move, where moveRowAt is called.",
        rule: .dragReorder
      )
    ]

  private static let drops = [
    GateList(.canHandleDropSession, []),
    GateList(.dropSessionDidEnter, [handled]),
    GateList(.dropSessionDidUpdate, [handled]),
    GateList(.dropSessionDidExit, [handled]),
    GateList(.dropSessionDidEnd, [handled]),
    GateList(.performDrop, dropped),
    GateList(
      .dropPreviewParametersForRowAt,
      dropped + [
        Gate(
          .itemFliesToRow,
          "performDrop lets an item fly to a row.",
          rule: .dropPreview
        )
      ]
    ),
  ]
}

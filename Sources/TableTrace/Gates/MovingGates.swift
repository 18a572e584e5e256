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
              "The row is dropped and its touch is not cancelled.",
              rule: .reorderDrop
            ),
            Gate(
              .targetChanged,
              "The row is dropped at another place than its own.",
              rule: .reorderDrop
            ),
            Gate(
              .targetExists,
              "targetIndexPathForMove returns an index path that the table has.",
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
      "canMoveRowAt returns true or is not implemented.",
      rule: .reorderNeeds
    ),
  ]

  private static let interaction = Gate(
    .dragInteraction,
    "dragInteractionEnabled is true. On an iPhone it is false by default before iOS 15.",
    rule: .dragInteractionEnabled
  )

  private static let items = Gate(
    .dragHasItems,
    "itemsForBeginningDragSession returns at least one item.",
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
    "canHandleDropSession returns true or is not implemented.",
    rule: .dropSession
  )

  /// What any drop needs.
  private static let landing = [
    Gate(.dropDelegateSet, "The table has a drop delegate.", rule: .dropSession),
    handled,
    Gate(.dropEntered, "The session has entered the table.", rule: .dropSession),
    Gate(
      .droppedOnTable,
      "The touch ends over the table, and the drag is not cancelled.",
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
      "The touch ends over a row or the end of a section.",
      rule: .dragReorder
    ),
  ]

  private static let dropped =
    lift + [items] + landing + [
      Gate(
        .notReordered,
        "It is not a reorder: one row of the table with the proposal to move, for which moveRowAt is called.",
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
          "performDrop calls coordinator.drop(_:toRowAt:) for an item.",
          rule: .dropPreview
        )
      ]
    ),
  ]
}

/// The gates of reordering and of drag and drop.
enum MovingGates {
  static let lists: [GateList] =
    [
      GateList(.targetIndexPathForMoveFromRowAt, grab),
      GateList(
        .moveRowAt,
        ways: [
          grab + [
            Gate(.rowDropped, rule: .reorderWithoutMove),
            Gate(.targetChanged, rule: .reorderWithoutMove),
            Gate(.targetExists, rule: .reorderTargetOutside),
          ],
          lifting + landing + reordered,
        ]
      ),
    ] + drags + drops

  private static let grab = [
    .moveRowImplemented(.reorderNeeds),
    .editing(.reorderNeeds),
    .rowVisible(.reorderNeeds),
    Gate(.rowMovable, rule: .reorderNeeds),
  ]

  private static let interaction = Gate(.dragInteraction, rule: .dragInteractionEnabled)
  private static let items = Gate(.dragHasItems, rule: .dragItems)

  /// The gates of a drag, without the gate that its row is visible.
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

  private static let handled = Gate(.dropCanHandle, rule: .dropSession)

  private static let landing = [
    Gate(.dropDelegateSet, rule: .dropSession),
    handled,
    Gate(.dropEntered, rule: .dropSession),
    Gate(.droppedOnTable, rule: .dropRefused),
    Gate(.dropAccepted, rule: .dropRefused),
  ]

  private static let reordered = [
    Gate(.ownRow, rule: .dragReorder),
    Gate(.oneItem, rule: .dragReorder),
    Gate(.proposesMove, rule: .dragReorder),
    Gate(.dropPlace, rule: .dragReorder),
  ]

  private static let dropped =
    lift + [items] + landing + [
      Gate(.notReordered, rule: .dragReorder)
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
        Gate(.itemFliesToRow, rule: .dropPreview)
      ]
    ),
  ]
}

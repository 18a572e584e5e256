/// The gates of swipes and of the buttons that they uncover.
enum SwipeGates {
  static let lists: [GateList] = [
    GateList(.trailingSwipeActionsConfigurationForRowAt, trailing + [uncovered]),
    GateList(.leadingSwipeActionsConfigurationForRowAt, leading + [uncovered]),
    GateList(
      .editActionsForRowAt,
      trailing + [
        Gate(
          .noConfiguration,
          "The delegate does not implement the configuration method of the edge.",
          rule: .swipeActions
        )
      ]
    ),
    GateList(.titleForDeleteConfirmationButtonForRowAt, trailing + [noActions]),
    GateList(.willBeginEditingRowAt, either + [someAction]),
    GateList(.didEndEditingRowAt, either + [someAction]),
  ]

  private static let start = [
    Gate(
      .swipeFarEnough,
      "The swipe is long enough.",
      rule: .swipeCancelled
    ),
    .rowExists(.swipeGate),
    .rowVisible(.swipeGate),
    Gate(.swipeNotEditing, "The table is not in edit mode.", rule: .swipeGate),
  ]

  private static let implemented = Gate(
    .swipeImplemented,
    "commitEditingStyle, or a method that returns actions for the edge, is implemented.",
    rule: .swipeNeeds
  )

  private static let styleDelete = Gate(
    .styleDelete,
    "The editing style of the row is delete. From iOS 11 the app's own actions take precedence over it.",
    rule: .swipeStyle
  )

  private static let edge = Gate(
    .edgeKnown,
    "The edge can have actions: the trailing one always, the leading one from iOS 11.",
    rule: .swipeEdges
  )

  private static let uncovered = Gate(
    .edgeUncovered,
    "The swipe uncovers this edge, not the other one.",
    rule: .swipeOtherEdge
  )

  static let someAction = Gate(
    .someAction,
    "There is at least one button to show.",
    rule: .swipeActions
  )

  static let trailing =
    start + [implemented, .rowEditable(.swipeGate), styleDelete]

  private static let leading =
    start + [edge, implemented, .rowEditable(.swipeGate)]

  private static let either =
    start + [edge, implemented, .rowEditable(.swipeGate), styleDelete]

  static let noActions = Gate(
    .noActions,
    "The delegate returns no actions of its own.",
    rule: .swipeActions
  )
}

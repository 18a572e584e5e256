/// The gates of swipes and of the buttons that they uncover.
enum SwipeGates {
  static let lists: [GateList] = [
    GateList(.trailingSwipeActionsConfigurationForRowAt, trailing + [uncovered]),
    GateList(.leadingSwipeActionsConfigurationForRowAt, leading + [uncovered]),
    GateList(
      .editActionsForRowAt,
      trailing + [
        Gate(.noConfiguration, rule: .swipeActions)
      ]
    ),
    GateList(.titleForDeleteConfirmationButtonForRowAt, trailing + [noActions]),
    GateList(.willBeginEditingRowAt, either + [someAction]),
    GateList(.didEndEditingRowAt, either + [someAction]),
  ]

  private static let start = [
    Gate(.swipeFarEnough, rule: .swipeCancelled),
    .rowExists(.swipeGate),
    .rowVisible(.swipeGate),
    Gate(.swipeNotEditing, rule: .swipeGate),
  ]

  private static let implemented = Gate(.swipeImplemented, rule: .swipeNeeds)
  private static let styleDelete = Gate(.styleDelete, rule: .swipeStyle)
  private static let edge = Gate(.edgeKnown, rule: .swipeEdges)
  private static let uncovered = Gate(.edgeUncovered, rule: .swipeOtherEdge)
  static let someAction = Gate(.someAction, rule: .swipeActions)

  static let trailing =
    start + [implemented, .rowEditable(.swipeGate), styleDelete]

  private static let leading =
    start + [edge, implemented, .rowEditable(.swipeGate)]

  private static let either =
    start + [edge, implemented, .rowEditable(.swipeGate), styleDelete]

  static let noActions = Gate(.noActions, rule: .swipeActions)
}

/// The gates of edit mode and its controls.
enum EditingGates {
  static let lists: [GateList] = [
    GateList(.canEditRowAt, [.cellConfigured(.canEdit)]),
    GateList(.editingStyleForRowAt, [edited, .rowEditable(.rowRefusesEditing)]),
    GateList(.shouldIndentWhileEditingRowAt, [edited, .rowEditable(.rowRefusesEditing)]),
    GateList(.canMoveRowAt, [edited, .moveRowImplemented(.canMove)]),
    GateList(
      .commitEditingStyle,
      ways: [SwipeGates.trailing, control],
      then: [SwipeGates.someAction, SwipeGates.noActions]
    ),
  ]

  /// The gates of a tap on the minus or the plus control.
  private static let control = [
    .editing(.deleteControl),
    Gate(.styleInsert, rule: .insertControl),
  ]

  private static let edited = Gate.standing(.rowIsEdited, rule: .setEditing) { table, _ in
    table.isEditing
  }
}

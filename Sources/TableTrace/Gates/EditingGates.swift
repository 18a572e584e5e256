/// The gates of edit mode and its controls.
enum EditingGates {
  static let lists: [GateList] = [
    GateList(
      .canEditRowAt,
      [Gate(.cellConfigured, "The cell of the row is configured for the screen.", rule: .canEdit)]
    ),
    GateList(.editingStyleForRowAt, [edited, editable(.rowRefusesEditing)]),
    GateList(
      .shouldIndentWhileEditingRowAt,
      [edited, editable(.rowRefusesEditing)]
    ),
    GateList(
      .canMoveRowAt,
      [
        edited,
        Gate(.moveRowImplemented, "The data source implements moveRowAt.", rule: .canMove),
      ]
    ),
    GateList(
      .commitEditingStyle,
      SwipeGates.trailing + control + [SwipeGates.someAction, SwipeGates.noActions]
    ),
  ]

  /// What a tap on the minus or the plus control needs.
  private static let control = [
    Gate(.editing, "The table is in edit mode.", rule: .deleteControl),
    Gate(
      .styleInsert,
      "The row of a plus control has the style insert.",
      rule: .insertControl
    ),
  ]

  static func editable(_ rule: RuleID) -> Gate {
    Gate(.rowEditable, "canEditRowAt answers true, or is not implemented.", rule: rule)
  }

  private static let edited = Gate(
    .rowIsEdited,
    "Edit mode begins, the row comes on screen in it, or the row is swiped.",
    rule: .setEditing
  )
}

/// The gates of edit mode and its controls.
enum EditingGates {
  static let lists: [GateList] = [
    GateList(.canEditRowAt, [configured(.canEdit)]),
    GateList(.editingStyleForRowAt, [configured(.setEditing), editable(.rowRefusesEditing)]),
    GateList(
      .shouldIndentWhileEditingRowAt,
      [configured(.setEditing), editable(.rowRefusesEditing)]
    ),
    GateList(
      .canMoveRowAt,
      [
        configured(.setEditing),
        Gate(.moveRowImplemented, "The data source implements moveRowAt.", rule: .canMove),
      ]
    ),
    GateList(.commitEditingStyle, SwipeGates.trailing + control + [SwipeGates.noActions]),
  ]

  /// What a tap on the minus or the plus control needs.
  private static let control = [
    Gate(.editing, "A control is tapped in edit mode.", rule: .deleteControl),
    Gate(
      .styleInsert,
      "The row of a plus control has the style insert.",
      rule: .insertControl
    ),
  ]

  static func editable(_ rule: RuleID) -> Gate {
    Gate(.rowEditable, "canEditRowAt answers true, or is not implemented.", rule: rule)
  }

  private static func configured(_ rule: RuleID) -> Gate {
    Gate(
      .cellConfigured,
      "The cell of the row is configured: it comes on screen, or edit mode changes.",
      rule: rule
    )
  }
}

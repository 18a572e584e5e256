/// The gates of accessories and indentation.
enum CellGates {
  static let lists: [GateList] = [
    GateList(.accessoryTypeForRowWith, [configured(.accessoryType)]),
    GateList(.indentationLevelForRowAt, [configured(.indentationLevel)]),
    GateList(
      .accessoryButtonTappedForRowWith,
      SelectionGates.finger + [
        Gate(
          .notEditing,
          "The table is not in edit mode, where the accessory is another one.",
          rule: .accessoryButton
        ),
        Gate(
          .accessoryIsButton,
          "The accessory is detailDisclosureButton or detailButton, not a view of the app.",
          rule: .accessoryButton
        ),
      ]
    ),
  ]

  private static func configured(_ rule: RuleID) -> Gate {
    Gate(.cellConfigured, "The cell of the row is configured for the screen.", rule: rule)
  }
}

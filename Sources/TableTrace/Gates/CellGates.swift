/// The gates of accessories and indentation.
enum CellGates {
  static let lists: [GateList] = [
    GateList(.accessoryTypeForRowWith, [.cellConfigured(.accessoryType)]),
    GateList(.indentationLevelForRowAt, [.cellConfigured(.indentationLevel)]),
    GateList(
      .accessoryButtonTappedForRowWith,
      SelectionGates.finger + [
        Gate(
          .notEditing,
          "The table is not in edit mode, which uses another accessory.",
          rule: .accessoryButton,
          holds: { table, _ in !table.isEditing }
        ),
        Gate(
          .accessoryIsButton,
          "The accessory is detailDisclosureButton or detailButton, not a view of the app.",
          rule: .accessoryButton
        ),
      ]
    ),
  ]
}

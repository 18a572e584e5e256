/// The gates of accessories and indentation.
enum CellGates {
  static let lists: [GateList] = [
    GateList(.accessoryTypeForRowWith, [.cellConfigured(.accessoryType)]),
    GateList(.indentationLevelForRowAt, [.cellConfigured(.indentationLevel)]),
    GateList(
      .accessoryButtonTappedForRowWith,
      SelectionGates.finger + [
        Gate(.notEditing, rule: .accessoryButton) { table, _ in
          !table.isEditing
        },
        Gate(.accessoryIsButton, rule: .accessoryButton),
      ]
    ),
  ]
}

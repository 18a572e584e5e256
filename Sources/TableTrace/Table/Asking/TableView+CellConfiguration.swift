/// Cells that update their configuration when their state changes.
extension TableView {
  /// Sets how a cell updates its configuration, as far as the version supports it.
  package func setConfigurationHooks(_ hooks: [CellHook], of cell: Cell) {
    let known = profile[CellRules.configurationUpdate].filter(hooks.contains)
    guard !known.isEmpty || !cells.configurationHooks.isEmpty else { return }
    cells.configurationHooks[cell.number] = known
    cells[cell].needsConfiguration = !known.isEmpty
  }

  package func configurationState(of cell: Cell) -> CellConfigurationState {
    let record = cells[cell]
    return CellConfigurationState(
      isHighlighted: record.isHighlighted,
      isSelected: record.isSelected,
      isEditing: record.isEditing && editing.mode == .edit
    )
  }

  /// Updates the configuration of a cell, if it was requested since the cell was dequeued.
  func configureIfNeeded(_ cell: Cell) {
    guard !cells.configurationHooks.isEmpty, cells[cell].needsConfiguration else { return }
    updateConfiguration(of: cell)
  }

  /// Updates the configuration of a cell after its state changed.
  ///
  /// It does nothing if the update before the display is still pending.
  func configureAfter(_ hook: CellHook, _ cell: Cell) {
    switch hook {
    case .setSelected, .setHighlighted, .setEditing:
      guard !cells.configurationHooks.isEmpty, !cells[cell].needsConfiguration else { return }
      updateConfiguration(of: cell)
    case .prepareForReuse, .updateConfiguration, .configurationUpdateHandler,
      .becomeFirstResponder, .resignFirstResponder, .layoutSubviews, .willTransition,
      .didTransition:
      return
    }
  }

  private func updateConfiguration(of cell: Cell) {
    cells[cell].needsConfiguration = false
    let state = configurationState(of: cell).text
    for hook in cells.configurationHooks[cell.number] ?? [] {
      show(hook, .hookState(cell, [state]), rule: .configurationUpdate)
    }
  }
}

/// `UICellConfigurationState`, with the states that the table knows.
package struct CellConfigurationState: Hashable, Sendable {
  package var isHighlighted: Bool
  package var isSelected: Bool
  package var isEditing: Bool

  /// The state as the trace prints it.
  var text: String {
    let parts = [("highlighted", isHighlighted), ("selected", isSelected), ("editing", isEditing)]
    let names = parts.filter(\.1).map(\.0)
    return names.isEmpty ? "default" : names.joined(separator: "|")
  }
}

/// Cells that configure themselves by their state.
extension TableView {
  /// The app gives a cell what it configures itself with, as far as the version knows it.
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

  /// A cell configures itself if it has to since it was made for its row.
  func configureIfNeeded(_ cell: Cell) {
    guard !cells.configurationHooks.isEmpty, cells[cell].needsConfiguration else { return }
    updateConfiguration(of: cell)
  }

  /// A cell whose state has changed configures itself, unless it will do so before it is displayed.
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

/// `UICellConfigurationState`, as far as the table knows it.
package struct CellConfigurationState: Hashable, Sendable {
  package var isHighlighted: Bool
  package var isSelected: Bool
  package var isEditing: Bool

  /// The state in the trace's form.
  var text: String {
    let parts = [("highlighted", isHighlighted), ("selected", isSelected), ("editing", isEditing)]
    let names = parts.filter(\.1).map(\.0)
    return names.isEmpty ? "default" : names.joined(separator: "|")
  }
}

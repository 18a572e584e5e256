/// Visible cells that change their height.
extension TableView {
  /// Records that a cell changed, so that the next layout measures its row if version and app allow
  /// it.
  package func noteChange(_ change: CellChange, of cell: Cell) {
    guard let path = screen.row(of: cell), listens(to: change, at: path),
      currentProperties.selfSizingInvalidation.allows(change)
    else { return }
    pending.measure(cell, by: change.rule)
  }

  /// Returns whether the version measures the row again after such a change.
  private func listens(to change: CellChange, at path: IndexPath) -> Bool {
    switch change {
    case .intrinsicContentSize, .constraints: profile[CellRules.selfSizingInvalidation]
    case .contentConfiguration:
      profile[CellRules.contentConfiguration] && progress.row?.path != path
        && content.contains(path)
        && content.sections[path.section].rows.isEstimated
    }
  }

  /// Measures the rows whose cells changed, in the order of the changes.
  func measureChangedCells() throws(UIKitException) {
    for changed in pending.takeChangedCells() {
      guard let path = screen.row(of: changed.cell), content.contains(path) else { continue }
      let exchanges = updates.exchanges
      let height = try askRealHeight(path, rule: changed.rule)
      guard exchanges == updates.exchanges else { continue }
      if content.remeasure(path, as: height) { noteHeights(by: changed.rule) }
    }
  }
}

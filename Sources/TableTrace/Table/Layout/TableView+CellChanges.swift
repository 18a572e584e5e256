/// Cells that ask for another height while they are visible.
extension TableView {
  /// A cell has changed; where the version and the app want it, its row is measured in the next
  /// layout.
  package func noteChange(_ change: CellChange, of cell: Cell) {
    guard profile.layout.cells.measuresChangedCells, screen.row(of: cell) != nil,
      currentProperties.selfSizingInvalidation.allows(change)
    else { return }
    pending.measure(cell)
  }

  /// Measures the rows whose cells have changed, in the order in which they did.
  func measureChangedCells() throws(UIKitException) {
    for cell in pending.takeChangedCells() {
      guard let path = screen.row(of: cell), content.contains(path) else { continue }
      let exchanges = updates.exchanges
      let height = try askRealHeight(path, rule: .selfSizingInvalidation)
      guard exchanges == updates.exchanges else { continue }
      _ = content.remeasure(path, as: height)
    }
  }
}

/// Rows that are configured again with the cells that they have.
extension TableView {
  /// Asks for the cells of rows that have one; the dequeue hands out the same cell.
  func reconfigure(_ rows: [IndexPath]) throws(UIKitException) {
    for path in rows.sorted() where contains(path) {
      let prepared = preparedRows.first { $0.path == path }?.cell
      guard let cell = cell(at: path) ?? prepared else { continue }
      rowInProgress = RowInProgress(path: path, keptCell: cell)
      defer { rowInProgress = nil }
      _ = try askCell(path, rule: .updateReconfigure)
      guard hasEstimates, contains(path) else { continue }
      let height = try askRealHeight(path, rule: .updateReconfigure)
      if remeasure(path, as: height) { needsLayout = true }
    }
  }
}

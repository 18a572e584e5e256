/// Rows that are configured again with the cells that they have.
extension TableView {
  /// Asks for the cells of rows that have one; the dequeue hands out the same cell.
  func reconfigure(_ rows: [IndexPath]) throws(UIKitException) {
    for path in rows.sorted() where content.contains(path) {
      let prepared = screen.preparedCell(at: path)
      guard let cell = cell(at: path) ?? prepared else { continue }
      progress.row = RowInProgress(path: path, keptCell: cell)
      defer { progress.row = nil }
      configureIfNeeded(try cellOfDataSource(path, rule: .updateReconfigure))
      guard content.hasEstimates, content.contains(path) else { continue }
      let height = try askRealHeight(path, rule: .updateReconfigure)
      if content.remeasure(path, as: height) { pending.needAgain() }
    }
  }
}

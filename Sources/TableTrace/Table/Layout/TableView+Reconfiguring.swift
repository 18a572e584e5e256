/// Reconfiguring rows without replacing their cells.
extension TableView {
  /// Queries the cells of rows that have one, which the dequeue returns again.
  func reconfigure(_ rows: [IndexPath]) throws(UIKitException) {
    let places = rows.sorted().map { followed.follow($0) }
    defer { followed.leave(places) }
    sink.entered(.updateReconfigureTime)
    defer { sink.left() }
    for place in places {
      guard let path = followed[place], content.contains(path) else { continue }
      let prepared = screen.preparedCell(at: path)
      guard let cell = cell(at: path) ?? prepared else { continue }
      progress.row = RowInProgress(path: path, keptCell: cell)
      defer { progress.row = nil }
      configureIfNeeded(try cellOfDataSource(path, rule: .updateReconfigure))
      guard let path = followed[place], content.hasEstimates, content.contains(path) else {
        continue
      }
      let exchanges = updates.exchanges
      let height = try askRealHeight(path, rule: .updateReconfigure)
      guard exchanges == updates.exchanges else { continue }
      if content.remeasure(path, as: height) { pending.needAgain() }
    }
  }
}

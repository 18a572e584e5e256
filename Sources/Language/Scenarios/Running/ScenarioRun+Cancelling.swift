import TableTrace

extension ScenarioRun {
  /// Cancels everything deferred for a cell.
  func cancel(everythingFor cell: Cell) {
    waiting.cancel(everythingFor: cell)
  }

  /// Cancels everything deferred for rows.
  func cancel(_ rows: [ItemOfRow]) {
    waiting.cancel(Set(rows.map(\.text)))
  }
}

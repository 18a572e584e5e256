import TableTrace

extension ScenarioRun {
  /// Whatever waits for a cell is not done.
  func cancel(everythingFor cell: Cell) {
    waiting.cancel(everythingFor: cell)
  }

  /// Whatever waits for rows is not done for them.
  func cancel(_ rows: [ItemOfRow]) {
    waiting.cancel(Set(rows.map(\.text)))
  }
}

import TableTrace

extension ScenarioRun {
  func cancel(everythingFor cell: Cell) {
    waiting.cancel(everythingFor: cell)
  }

  func cancel(_ rows: [ItemOfRow]) {
    waiting.cancel(Set(rows.map(\.text)))
  }
}

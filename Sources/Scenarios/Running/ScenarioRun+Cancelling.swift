import TableTrace

/// What reactions have put off, and nobody wants any more.
extension ScenarioRun {
  /// Whatever waits for a cell is not done.
  func cancel(everythingFor cell: Cell) {
    changeWaiting { [self] turn in self.cell(of: turn.captured) == cell ? nil : turn }
  }

  /// Whatever waits for rows is not done for them.
  func cancel(_ rows: [ItemOfRow]) {
    let names = Set(rows.map(\.text))
    changeWaiting { $0.without(names) }
  }

  private func changeWaiting(_ changed: (LaterTurn) -> LaterTurn?) {
    later = later.compactMap(changed)[...]
    clock.change(changed)
  }
}

extension LaterTurn {
  /// What is left to do without some rows, by the names of their items; nil for nothing.
  fileprivate func without(_ names: Set<String>) -> LaterTurn? {
    guard let captured else { return self }
    if let row = captured.row, names.contains(row.text) { return nil }
    guard !captured.rows.isEmpty else { return self }
    var turn = self
    let left = captured.rows.filter { !names.contains($0.text) }
    turn.captured?.rows = left
    turn.call?.arguments = .rows(left.map(\.path))
    return left.isEmpty ? nil : turn
  }
}

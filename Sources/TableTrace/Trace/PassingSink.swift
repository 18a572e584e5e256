/// A sink in front of another one, to which it passes all events by default.
package protocol PassingSink: TraceSink {
  var next: any TraceSink { get }
}

extension PassingSink {
  package var lineOfCall: Int? { next.lineOfCall }

  package func attached(to table: TableView) {
    next.attached(to: table)
  }

  package func clientsChanged(of table: TableView) {
    next.clientsChanged(of: table)
  }

  package func ended() {
    next.ended()
  }

  package func step(_ number: Int, _ text: String) {
    next.step(number, text)
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    next.phase(phase, rule: rule)
  }

  package func queried(_ query: Query) {
    next.queried(query)
  }

  package func returned(_ answer: Answer) {
    next.returned(answer)
  }

  package func returned(points: Double) {
    next.returned(points: points)
  }

  package func answered(by rule: RuleID) {
    next.answered(by: rule)
  }

  package func skippedCall(by rule: RuleID) {
    next.skippedCall(by: rule)
  }

  package func sized(by rules: [RuleID]) {
    next.sized(by: rules)
  }

  package func entered(_ rule: RuleID?) {
    next.entered(rule)
  }

  package func left() {
    next.left()
  }

  package func warned(_ text: String, rule: RuleID) {
    next.warned(text, rule: rule)
  }

  package func noted(_ text: String) {
    next.noted(text)
  }

  package func showed(_ content: CellContent, in cell: Cell) {
    next.showed(content, in: cell)
  }

  package func filled(_ cell: Cell, for row: IndexPath, item: String?) {
    next.filled(cell, for: row, item: item)
  }

  package func renumbered(_ origin: @escaping (IndexPath) -> IndexPath?) {
    next.renumbered(origin)
  }

  package func closed(_ gate: ClosedGate) {
    next.closed(gate)
  }

  package func raised(_ exception: UIKitException) {
    next.raised(exception)
  }
}

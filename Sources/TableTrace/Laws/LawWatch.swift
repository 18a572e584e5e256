/// A sink that checks all events by the laws and passes them on.
///
/// A class, as every sink is. The next sink numbers the lines that breaches name.
package final class LawWatch: PassingSink {
  package private(set) var checker: LawChecker

  package let next: any TraceSink
  /// The table whose positions are checked; weak, because the table holds this sink.
  private weak var table: TableView?

  /// Makes a watch in front of another sink; `hooks` are the controller's methods in the trace.
  package init(
    _ version: SystemVersion,
    hooks: Set<ControllerHook> = [],
    before next: any TraceSink
  ) {
    checker = LawChecker(version, hooks: hooks, seesTable: true)
    self.next = next
  }

  package var verdict: LawVerdict { checker.verdict }

  package func attached(to table: TableView) {
    self.table = table
    next.attached(to: table)
  }

  /// Checks the positions of content and rows, if nothing moves.
  package func lookAtPlaces() {
    if let table { checker.look(at: table) }
  }

  package func ended() {
    lookAtPlaces()
    next.ended()
  }

  package func clientsChanged(of table: TableView) {
    checker.hear { table.implements($0) }
    next.clientsChanged(of: table)
  }

  package func step(_ number: Int, _ text: String) {
    lookAtPlaces()
    next.step(number, text)
    checker.step(number, text)
    name("- \(text)")
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    next.phase(phase, rule: rule)
    checker.phase(phase, rule: rule)
    name("> \(phase.rawValue)")
  }

  package func called(_ call: Call) {
    next.called(call)
    checker.called(call)
    if checker.isUnplaced { name(call) }
    noteLine()
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    next.called(callback, row: row, rule: rule)
    checker.called(callback, row: row, rule: rule)
    if checker.isUnplaced { name(Call(callback, .row(row), rule: rule)) }
    noteLine()
  }

  private func noteLine() {
    if checker.isAsking { checker.note(line: next.lineOfCall) }
  }

  package func queried(_ query: Query) {
    next.queried(query)
    checker.queried()
    name("? \(query.name)")
  }

  package func returned(_ answer: Answer) {
    next.returned(answer)
    checker.returned(LawAnswer(answer), text: answer.text)
  }

  package func returned(points: Double) {
    next.returned(points: points)
    checker.returned(.something, text: nil)
  }

  package func entered(_ rule: RuleID?) {
    next.entered(rule)
    checker.entered(rule)
  }

  package func warned(_ text: String, rule: RuleID) {
    next.warned(text, rule: rule)
    checker.warned(rule: rule)
    name("~ \(text)")
  }

  package func closed(_ gate: ClosedGate) {
    next.closed(gate)
    checker.closed(gate)
    name(gate.gate.rawValue)
  }

  package func raised(_ exception: UIKitException) {
    next.raised(exception)
    checker.raised(rule: exception.rule)
    name("! \(exception.name)")
  }

  private func name(_ call: Call) {
    let arguments = call.arguments.text
    let name = call.message.name(.swift)
    self.name(arguments.isEmpty ? name : "\(name) \(arguments)")
  }

  private func name(_ event: @autoclosure () -> String) {
    if checker.isUnplaced { checker.place(event(), line: next.lineOfCall) }
  }
}

@available(*, unavailable)
extension LawWatch: Sendable {}

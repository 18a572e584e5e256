/// Receives the events of a simulation, in order, as they happen.
///
/// A sink is a class, because both its owner and the table use it.
package protocol TraceSink: AnyObject {
  /// Sets the table that sends the following events, whose state a sink must not change.
  func attached(to table: TableView)
  /// Reports that the app set or removed a client of the table.
  func clientsChanged(of table: TableView)
  /// Begins a step of the scenario, by its number from 1.
  func step(_ number: Int, _ text: String)
  /// Begins a phase.
  func phase(_ phase: Phase, rule: RuleID)
  /// Begins a call, in which all calls before its ``returned(_:)`` are nested.
  func called(_ call: Call)
  /// Begins a call about a row, as ``called(_:)`` does, but fast for millions of calls.
  func called(_ callback: Callback, row: IndexPath, rule: RuleID)
  /// Ends the innermost call, which returned points, as ``returned(_:)`` does.
  func returned(points: Double)
  /// Ends a call about a row, which returned points, and begins the same call about the next row.
  ///
  /// It replaces ``returned(points:)`` and ``called(_:row:rule:)``, to be fast for a million rows.
  func returned(points: Double, thenCalled callback: Callback, row: IndexPath, rule: RuleID)
  /// The line number of the call that just began, from 1 after any header, or nil if it is not
  /// traced.
  ///
  /// It is read right after ``called(_:)``, so that an explanation can refer to the line later.
  var lineOfCall: Int? { get }
  /// Begins a query from the app, in which all calls before its ``returned(_:)`` are nested.
  func queried(_ query: Query)
  /// Ends the innermost call or query with its answer.
  func returned(_ answer: Answer)
  /// Reports a rule that determines the answer of the innermost call or query.
  func answered(by rule: RuleID)
  /// Reports a rule that prevents a call here, for which there is no line.
  func skippedCall(by rule: RuleID)
  /// Reports the rules that determine heights of rows, headers and footers from now on.
  func sized(by rules: [RuleID])
  /// Begins a situation.
  ///
  /// Until its ``left()``, this rule also determines where events are. Nil is a situation without a
  /// rule.
  func entered(_ rule: RuleID?)
  /// Ends the innermost situation.
  func left()
  /// Reports a text that UIKit prints to the console before it continues.
  func warned(_ text: String, rule: RuleID)
  /// Reports a line that the app prints.
  func noted(_ text: String)
  /// Reports that a cell shows something else, because the app changed it.
  func showed(_ content: CellContent, in cell: Cell)
  /// Reports that the app filled a cell for a row.
  ///
  /// `item` is the name of the row's item, or nil if the scenario gives only the number of rows.
  func filled(_ cell: Cell, for row: IndexPath, item: String?)
  /// Reports that rows were renumbered.
  ///
  /// `origin` returns the old index path of a row, or nil for a new row.
  func renumbered(_ origin: @escaping (IndexPath) -> IndexPath?)
  /// Reports a failed gate that prevents a callback, which no golden shows.
  func closed(_ gate: ClosedGate)
  /// Reports an exception by UIKit, after which open calls never return.
  func raised(_ exception: UIKitException)
  /// Reports the end of the run, after which no event follows.
  func ended()
}

extension TraceSink {
  package func attached(to table: TableView) {}

  package func clientsChanged(of table: TableView) {}

  package func filled(_ cell: Cell, for row: IndexPath, item: String?) {}

  package func renumbered(_ origin: @escaping (IndexPath) -> IndexPath?) {}

  package func ended() {}

  package var lineOfCall: Int? { nil }

  package func answered(by rule: RuleID) {}

  package func skippedCall(by rule: RuleID) {}

  package func sized(by rules: [RuleID]) {}

  /// Calls ``called(_:)`` by default.
  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    called(Call(callback, .row(row), rule: rule))
  }

  /// Calls ``returned(_:)`` by default.
  package func returned(points: Double) {
    returned(Answer(points: points))
  }

  /// Calls ``returned(points:)`` and ``called(_:row:rule:)`` by default.
  package func returned(
    points: Double,
    thenCalled callback: Callback,
    row: IndexPath,
    rule: RuleID
  ) {
    returned(points: points)
    called(callback, row: row, rule: rule)
  }
}

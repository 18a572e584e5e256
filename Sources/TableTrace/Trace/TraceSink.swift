/// Receives the events of a simulation, in order, as they happen.
///
/// A class, because the table writes to it while its owner reads what it collected.
package protocol TraceSink: AnyObject {
  /// The table whose events come now; a sink may look at its state and never acts on it.
  func attached(to table: TableView)
  /// The app has set a client of the table, or taken it away.
  func clientsChanged(of table: TableView)
  /// A step of the scenario begins; the number counts from 1.
  func step(_ number: Int, _ text: String)
  /// A host trigger or a phase of the run loop begins.
  func phase(_ phase: Phase, rule: RuleID)
  /// A call begins; calls until the matching ``returned(_:)`` are nested in it.
  func called(_ call: Call)
  /// A call about a row begins, as ``called(_:)`` with a row; it may come millions of times.
  func called(_ callback: Callback, row: IndexPath, rule: RuleID)
  /// The innermost open call answers points, as ``returned(_:)`` with points.
  func returned(points: Double)
  /// A call about a row returns points, and the same call about the next row begins.
  ///
  /// One message replaces ``returned(points:)`` and ``called(_:row:rule:)``, for a table of a
  /// million rows.
  func returned(points: Double, thenCalled callback: Callback, row: IndexPath, rule: RuleID)
  /// The line that the call just begun became, from 1 after any header, or nil for one not traced.
  ///
  /// It is read right after ``called(_:)``, so that an explanation can name the line later.
  var lineOfCall: Int? { get }
  /// The app queries the table something; calls until the matching ``returned(_:)`` are nested in
  /// it.
  func queried(_ query: Query)
  /// The innermost open call or query answers.
  func returned(_ answer: Answer)
  /// The answer of the innermost open call or query follows from this rule too.
  func answered(by rule: RuleID)
  /// By this rule nothing happens here, so that no line reports it.
  func skippedCall(by rule: RuleID)
  /// From here on heights of rows, headers and footers follow from these rules, and no others.
  func sized(by rules: [RuleID])
  /// A situation begins: until the matching ``left()`` all is where it is by this rule too.
  ///
  /// Nil is one that brings no rule of its own.
  func entered(_ rule: RuleID?)
  /// The innermost situation ends.
  func left()
  /// UIKit prints a text to the console and continues.
  func warned(_ text: String, rule: RuleID)
  /// The app prints a line of its own.
  func noted(_ text: String)
  /// A cell shows something else than before, because the app has put it there.
  func showed(_ content: CellContent, in cell: Cell)
  /// The app has filled a cell for a row; `item` is the name of the row's item, nil where rows are
  /// only counted.
  func filled(_ cell: Cell, for row: IndexPath, item: String?)
  /// Rows have other numbers now: `origin` returns the old index path of a row, nil for a new one.
  func renumbered(_ origin: @escaping (IndexPath) -> IndexPath?)
  /// A gate was found closed, so that a callback is not called; no line of a golden says so.
  func closed(_ gate: ClosedGate)
  /// UIKit raises; the trace ends here and open calls never return.
  func raised(_ exception: UIKitException)
  /// The run has ended, with an exception or without; no event follows.
  func ended()
}

extension TraceSink {
  /// Nothing: the sink does not look at the table.
  package func attached(to table: TableView) {}

  /// Nothing: the sink need not know who listens.
  package func clientsChanged(of table: TableView) {}

  /// Nothing: the sink keeps no titles of rows.
  package func filled(_ cell: Cell, for row: IndexPath, item: String?) {}

  /// Nothing: the sink keeps no rows.
  package func renumbered(_ origin: @escaping (IndexPath) -> IndexPath?) {}

  /// Nothing: the sink waits for nothing.
  package func ended() {}

  /// None: the sink makes no lines.
  package var lineOfCall: Int? { nil }

  /// Nothing: the sink keeps no lines that could tell of the rule.
  package func answered(by rule: RuleID) {}

  /// Nothing: the sink keeps no lines that could tell of the rule.
  package func skippedCall(by rule: RuleID) {}

  /// Nothing: the sink keeps no lines that could tell of the rules.
  package func sized(by rules: [RuleID]) {}

  /// Passes the call on in its general form.
  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    called(Call(callback, .row(row), rule: rule))
  }

  /// Passes the answer on in its general form.
  package func returned(points: Double) {
    returned(Answer(points: points))
  }

  /// Passes on both, one after the other.
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

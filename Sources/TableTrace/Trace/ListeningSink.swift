/// A sink that handles only some events, and ignores the others by default.
///
/// It must handle calls.
package protocol ListeningSink: TraceSink {}

extension ListeningSink {
  package func step(_ number: Int, _ text: String) {}
  package func phase(_ phase: Phase, rule: RuleID) {}
  package func queried(_ query: Query) {}
  package func returned(_ answer: Answer) {}
  package func entered(_ rule: RuleID?) {}
  package func left() {}
  package func warned(_ text: String, rule: RuleID) {}
  package func noted(_ text: String) {}
  package func showed(_ content: CellContent, in cell: Cell) {}
  package func closed(_ gate: ClosedGate) {}
  package func raised(_ exception: UIKitException) {}
}

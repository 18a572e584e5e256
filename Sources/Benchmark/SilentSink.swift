import TableTrace

/// A sink that takes everything and keeps nothing, so that only the table's own work is measured.
///
/// A class, as every sink is.
final class SilentSink: TraceSink {
  func step(_ number: Int, _ text: String) {}
  func phase(_ phase: Phase, rule: RuleID) {}
  func called(_ call: Call) {}
  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {}
  func returned(points: Double) {}
  func queried(_ query: Query) {}
  func returned(_ answer: Answer) {}
  func entered(_ rule: RuleID?) {}
  func left() {}
  func warned(_ text: String, rule: RuleID) {}
  func noted(_ text: String) {}
  func showed(_ content: CellContent, in cell: Cell) {}
  func closed(_ gate: ClosedGate) {}
  func raised(_ exception: UIKitException) {}
}

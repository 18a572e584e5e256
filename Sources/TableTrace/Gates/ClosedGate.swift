/// A condition (a gate) that failed and so prevented a callback.
package struct ClosedGate: Hashable, Sendable {
  package var gate: GateID
  /// The prevented callback.
  ///
  /// The callbacks that would follow it are not called either.
  package var callback: Callback
  package var row: IndexPath?
  package var rule: RuleID

  package init(_ gate: GateID, keeps callback: Callback, row: IndexPath?, rule: RuleID) {
    self.gate = gate
    self.callback = callback
    self.row = row
    self.rule = rule
  }
}

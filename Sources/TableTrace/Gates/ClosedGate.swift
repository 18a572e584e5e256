/// An event: a gate was found closed, so that a callback was not called.
package struct ClosedGate: Hashable, Sendable {
  package var gate: GateID
  /// The callback that it kept from being called; those that would have followed are not called
  /// either.
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

/// An event: a gate was found closed, so that a callback was not called.
package struct ClosedGate: Hashable, Sendable {
  /// The gate.
  package var gate: GateID
  /// The callback that it kept from being called; those that would have followed are not called
  /// either.
  package var callback: Callback
  /// The row concerned, if there is one.
  package var row: IndexPath?
  /// The rule that looked at the gate.
  package var rule: RuleID

  /// Makes an event.
  package init(_ gate: GateID, keeps callback: Callback, row: IndexPath?, rule: RuleID) {
    self.gate = gate
    self.callback = callback
    self.row = row
    self.rule = rule
  }
}

/// An event: a gate was found closed, so that a callback was not called.
public struct ClosedGate: Hashable, Sendable {
  /// The gate.
  public var gate: GateID
  /// The callback that it kept from being called; those that would have followed are not called
  /// either.
  public var callback: Callback
  /// The row concerned, if there is one.
  public var row: IndexPath?
  /// The rule that looked at the gate.
  public var rule: RuleID

  /// Makes an event.
  public init(_ gate: GateID, keeps callback: Callback, row: IndexPath?, rule: RuleID) {
    self.gate = gate
    self.callback = callback
    self.row = row
    self.rule = rule
  }
}

/// The gates on the way to a callback.
extension TableView {
  /// Returns whether the way to a callback is open up to the call itself; says which gate is not.
  ///
  /// A callback that is merely not implemented or not known counts as reached, because what would
  /// follow it goes on with its default.
  func reaches(_ callback: Callback, _ row: IndexPath?, _ walk: inout GateWalk) -> Bool {
    for gate in GateBook.gates(of: callback) where !walk.passed.contains(gate.id) {
      guard gate.holds?(self, row) ?? !walk.closed.contains(gate.id) else {
        sink.closed(ClosedGate(gate.id, keeps: callback, row: row, rule: gate.rule))
        return gate.id == .implemented || gate.id == .versionKnows
      }
      walk.pass(gate.id)
    }
    return true
  }

  /// Returns whether a gate is open for a row, a section or the table.
  ///
  /// Nil for a gate that is tested only on the way to a call.
  package func isOpen(_ gate: Gate, at place: IndexPath?) -> Bool? {
    gate.isStanding ? gate.holds?(self, place) : nil
  }

  /// Reports a gate that keeps a callback from being called, if a client waits for it.
  func closeGate(_ gate: GateID, keeps callback: Callback, row: IndexPath?, rule: RuleID) {
    guard implements(callback) else { return }
    sink.closed(ClosedGate(gate, keeps: callback, row: row, rule: rule))
  }

  /// The same for a gate that keeps several callbacks from being called.
  func closeGate(_ gate: GateID, keeps callbacks: [Callback], row: IndexPath?, rule: RuleID) {
    for callback in callbacks { closeGate(gate, keeps: callback, row: row, rule: rule) }
  }
}

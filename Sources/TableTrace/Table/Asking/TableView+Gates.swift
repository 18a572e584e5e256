/// Checks of the gates of a callback, which must hold before the call.
extension TableView {
  /// Returns whether all gates of a callback hold up to the call itself, and reports the first that
  /// fails.
  ///
  /// A callback that is not implemented, or that the version does not have, counts as reached,
  /// because the table continues with the default.
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

  /// Returns whether a gate holds for a row, a section or the table.
  ///
  /// It is nil for a gate that can be checked only right before a call.
  package func isOpen(_ gate: Gate, at place: IndexPath?) -> Bool? {
    gate.isStanding ? gate.holds?(self, place) : nil
  }

  /// Reports a failed gate that prevents a callback, if a client implements the callback.
  func closeGate(_ gate: GateID, keeps callback: Callback, row: IndexPath?, rule: RuleID) {
    guard implements(callback) else { return }
    sink.closed(ClosedGate(gate, keeps: callback, row: row, rule: rule))
  }

  /// Reports a failed gate that prevents several callbacks.
  func closeGate(_ gate: GateID, keeps callbacks: [Callback], row: IndexPath?, rule: RuleID) {
    for callback in callbacks { closeGate(gate, keeps: callback, row: row, rule: rule) }
  }
}

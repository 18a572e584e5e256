/// The state of the gates during one interaction.
struct GateWalk {
  /// The gates that an answer or an event has closed.
  private(set) var closed: Set<GateID> = []
  /// The gates that were found open; they are not looked at again while the interaction lasts.
  private(set) var passed: Set<GateID> = []

  /// Closes a gate for the rest of the interaction.
  mutating func close(_ gate: GateID) {
    closed.insert(gate)
    passed.remove(gate)
  }

  /// Notes that a gate is open; whether a callback can be called is another matter for each.
  mutating func pass(_ gate: GateID) {
    guard gate != .implemented, gate != .versionKnows else { return }
    passed.insert(gate)
  }
}

/// The state of the gates during one interaction.
struct GateWalk {
  /// The gates that failed because of a return value or an event.
  private(set) var closed: Set<GateID> = []
  /// The gates that were found to hold; they are not checked again during the interaction.
  private(set) var passed: Set<GateID> = []

  /// Marks a gate as failed for the rest of the interaction.
  mutating func close(_ gate: GateID) {
    closed.insert(gate)
    passed.remove(gate)
  }

  /// Marks a gate as holding, except for the two gates that each callback has of its own.
  mutating func pass(_ gate: GateID) {
    guard gate != .implemented, gate != .versionKnows else { return }
    passed.insert(gate)
  }
}

/// The gates of one callback, in the order in which they are checked.
package struct GateList: Sendable {
  package let callback: Callback
  /// The gates; the first that fails prevents the call.
  package let gates: [Gate]
  /// The gates of each alternative way to the callback; empty if there is only one way.
  package let ways: [[GateID]]

  /// Makes a list; the gates for the version and the implementation are added at its end.
  init(_ callback: Callback, _ gates: [Gate]) {
    self.callback = callback
    self.gates = gates + Self.calling(callback)
    ways = []
  }

  /// Makes a list of alternative ways, followed by the gates that all of them need.
  init(_ callback: Callback, ways: [[Gate]], then gates: [Gate] = []) {
    self.callback = callback
    self.gates = ways.flatMap { $0 } + gates + Self.calling(callback)
    self.ways = ways.map { $0.map(\.id) }
  }

  /// Returns the last gates of every callback.
  private static func calling(_ callback: Callback) -> [Gate] {
    [SetUpGates.versionKnows(callback), SetUpGates.implemented(callback)]
  }
}

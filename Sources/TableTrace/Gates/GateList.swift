/// The gates of one callback, in the order in which they are looked at.
package struct GateList: Sendable {
  package let callback: Callback
  /// The gates; the first that is closed keeps the callback from being called.
  package let gates: [Gate]
  /// The gates of each way on which the callback can be reached, where there are several: a call
  /// takes one of them.
  package let ways: [[GateID]]

  /// Makes a list; that the version knows the callback and a client implements it is last.
  init(_ callback: Callback, _ gates: [Gate]) {
    self.callback = callback
    self.gates = gates + Self.calling(callback)
    ways = []
  }

  /// Makes a list of several ways, and of what all of them need in the end.
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

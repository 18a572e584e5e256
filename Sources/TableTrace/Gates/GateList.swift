/// The gates of one callback, in the order in which they are looked at.
package struct GateList: Sendable {
  /// The callback.
  package let callback: Callback
  /// The gates; the first that is closed keeps the callback from being called.
  package let gates: [Gate]

  /// Makes a list; that the version knows the callback and a client implements it comes last.
  init(_ callback: Callback, _ gates: [Gate]) {
    self.callback = callback
    self.gates = gates + Self.calling(callback)
  }

  /// What every callback needs in the end.
  private static func calling(_ callback: Callback) -> [Gate] {
    [SetUpGates.versionKnows(callback), SetUpGates.implemented(callback)]
  }
}

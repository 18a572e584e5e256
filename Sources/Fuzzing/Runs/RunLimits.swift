/// What one run of the tool may take.
package struct RunLimits: Sendable {
  /// Seconds of processor time, so that a busy machine changes no verdict.
  package var processorSeconds = 2.0
  /// Seconds by the clock after which a run that waits for something is ended.
  package var clockSeconds = 30.0
  /// Resident memory, in bytes.
  package var memory = 200_000_000
  /// Address space, in bytes: ends a run that takes memory faster than the time ends it.
  package var addressSpace = 4_000_000_000

  /// The limits of the project's own runs.
  package init() {}
}

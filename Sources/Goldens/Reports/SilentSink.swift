package import TableTrace

/// A sink that takes everything and keeps nothing: only the table's own work is left, or what a sink in
/// front of it does.
///
/// A class, as every sink is.
package final class SilentSink: ListeningSink {
  /// Makes the sink.
  package init() {}

  package func called(_ call: Call) {}
  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {}
  package func returned(points: Double) {}
  package func returned(points: Double, thenCalled: Callback, row: IndexPath, rule: RuleID) {}
}

@available(*, unavailable)
extension SilentSink: Sendable {}

package import TableTrace

/// A sink that ignores everything.
///
/// It is a class because every sink is one.
package final class SilentSink: ListeningSink {
  package init() {}

  package func called(_ call: Call) {}
  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {}
  package func returned(points: Double) {}
  package func returned(points: Double, thenCalled: Callback, row: IndexPath, rule: RuleID) {}
}

@available(*, unavailable)
extension SilentSink: Sendable {}

import TableTrace

/// A sink that takes everything and keeps nothing, so that only the table's own work is measured.
///
/// A class, as every sink is.
final class SilentSink: ListeningSink {
  func called(_ call: Call) {}
  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {}
  func returned(points: Double) {}
  func returned(points: Double, thenCalled: Callback, row: IndexPath, rule: RuleID) {}
}

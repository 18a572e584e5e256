/// A sink that counts calls by callback.
package final class CallCounter: ListeningSink {
  private var counts: [Int]

  package init() {
    counts = Array(repeating: 0, count: Callback.allCases.count)
  }

  package func count(_ callback: Callback) -> Int {
    counts[callback.rawValue]
  }

  package func called(_ call: Call) {
    guard case .callback(let callback) = call.message else { return }
    counts[callback.rawValue] += 1
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    counts[callback.rawValue] += 1
  }

  package func returned(points: Double) {}
}

@available(*, unavailable)
extension CallCounter: Sendable {}

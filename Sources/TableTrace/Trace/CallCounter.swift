/// A sink that only counts calls, by callback.
///
/// A class, as every sink is: the table writes to it while its owner holds it.
public final class CallCounter: TraceSink {
  private var counts: [Int]

  /// Makes a counter at 0.
  public init() {
    counts = Array(repeating: 0, count: Callback.allCases.count)
  }

  /// How often a callback was called.
  public func count(_ callback: Callback) -> Int {
    counts[Int(callback.rawValue)]
  }

  /// How often any callback was called.
  public var total: Int {
    counts.reduce(0, +)
  }

  public func called(_ call: Call) {
    guard case .callback(let callback) = call.message else { return }
    counts[Int(callback.rawValue)] += 1
  }

  public func step(_ number: Int, _ text: String) {}
  public func phase(_ phase: Phase, rule: RuleID) {}
  public func queried(_ query: Query) {}
  public func returned(_ answer: Answer) {}
  public func warned(_ text: String, rule: RuleID) {}
  public func raised(_ exception: UIKitException) {}
}

@available(*, unavailable)
extension CallCounter: Sendable {}

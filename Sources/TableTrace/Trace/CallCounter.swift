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

  /// Begins a call.
  public func called(_ call: Call) {
    guard case .callback(let callback) = call.message else { return }
    counts[Int(callback.rawValue)] += 1
  }

  /// Begins a call about a row.
  public func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    counts[Int(callback.rawValue)] += 1
  }

  /// Ends the innermost call with points.
  public func returned(points: Double) {}
  /// Begins a step.
  public func step(_ number: Int, _ text: String) {}
  /// Begins a phase.
  public func phase(_ phase: Phase, rule: RuleID) {}
  /// Begins a question of the app.
  public func queried(_ query: Query) {}
  /// Ends the innermost call or question.
  public func returned(_ answer: Answer) {}
  /// Takes a warning.
  public func warned(_ text: String, rule: RuleID) {}
  /// Takes a closed gate.
  public func closed(_ gate: ClosedGate) {}
  /// Takes the exception that ends the trace.
  public func raised(_ exception: UIKitException) {}
}

@available(*, unavailable)
extension CallCounter: Sendable {}

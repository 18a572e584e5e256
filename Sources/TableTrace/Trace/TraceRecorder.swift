/// A sink that keeps every line as a value, for comparisons and reports.
public final class TraceRecorder: TraceSink {
  /// The lines so far, complete up to the last outermost call that returned.
  public private(set) var lines: [TraceLine] = []

  /// Makes an empty recorder; `recipients` nil keeps the calls of every recipient.
  public init(names: TraceNames = .swift, recipients: Set<Recipient>? = nil) {}

  public func step(_ number: Int, _ text: String) {}
  public func phase(_ phase: Phase, rule: RuleID) {}
  public func called(_ call: Call) {}
  public func queried(_ query: Query) {}
  public func returned(_ answer: Answer) {}
  public func warned(_ text: String, rule: RuleID) {}
  public func raised(_ exception: UIKitException) {}
}

@available(*, unavailable)
extension TraceRecorder: Sendable {}

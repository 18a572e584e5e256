import TableTrace

/// A sink that stands before another: whatever it does not look at, it passes on.
protocol PassingSink: TraceSink {
  /// The sink behind it.
  var next: any TraceSink { get }
}

extension PassingSink {
  var lineOfCall: Int? { next.lineOfCall }

  func step(_ number: Int, _ text: String) {
    next.step(number, text)
  }

  func phase(_ phase: Phase, rule: RuleID) {
    next.phase(phase, rule: rule)
  }

  func queried(_ query: Query) {
    next.queried(query)
  }

  func returned(_ answer: Answer) {
    next.returned(answer)
  }

  func returned(points: Double) {
    next.returned(points: points)
  }

  func warned(_ text: String, rule: RuleID) {
    next.warned(text, rule: rule)
  }

  func closed(_ gate: ClosedGate) {
    next.closed(gate)
  }

  func raised(_ exception: UIKitException) {
    next.raised(exception)
  }
}

package import TableTrace

/// The parts of a table that a test checks.
extension UITableView {
  package var tracedLines: [TraceLine] { recorder.lines }

  package var simulatedVersion: SystemVersion { engine.profile.version }

  /// The laws that its trace breaks.
  package var brokenLaws: [LawBreach] { laws.verdict.breaches }

  /// The exception that has ended the table, or nil.
  package var raised: RaisedException? {
    ending.exception.map { RaisedException(exception: $0, place: ending.place) }
  }

  package var expectsException: Bool { ending.isExpected }

  /// Returns the exception once, or nil if it was reported before or is expected.
  package func takeRaised() -> RaisedException? {
    guard !ending.isExpected, !ending.isReported, let raised else { return nil }
    ending.isReported = true
    return raised
  }

  /// Runs code that should raise an exception, and returns the exception, or nil if there is none.
  package func expectRaised(_ work: () throws -> Void) rethrows -> RaisedException? {
    guard ending.exception == nil else { return nil }
    ending.isExpected = true
    defer { ending.isExpected = ending.exception != nil }
    try work()
    return raised
  }
}

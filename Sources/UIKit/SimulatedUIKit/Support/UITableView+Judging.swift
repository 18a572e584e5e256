package import TableTrace

/// The parts of a table that a test judges.
extension UITableView {
  package var tracedLines: [TraceLine] { recorder.lines }

  package var simulatedVersion: SystemVersion { engine.profile.version }

  /// The laws that its trace breaks.
  package var brokenLaws: [LawBreach] { laws.verdict.breaches }

  /// The exception that has ended its life.
  package var raised: RaisedException? {
    ending.exception.map { RaisedException(exception: $0, place: ending.place) }
  }

  package var expectsException: Bool { ending.isExpected }

  /// Returns the exception once, unless it was reported before or is expected.
  package func takeRaised() -> RaisedException? {
    guard !ending.isExpected, !ending.isReported, let raised else { return nil }
    ending.isReported = true
    return raised
  }

  /// Does something that is expected to make it raise, or nil if it does not.
  package func expectRaised(_ work: () throws -> Void) rethrows -> RaisedException? {
    guard ending.exception == nil else { return nil }
    ending.isExpected = true
    defer { ending.isExpected = ending.exception != nil }
    try work()
    return raised
  }
}

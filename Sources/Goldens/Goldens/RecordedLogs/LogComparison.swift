package import TableTrace

/// Compares a recorded log with the trace of the scenario that reproduces it.
package struct LogComparison {
  package struct Result: Hashable, Sendable {
    /// Whether the trace contains the calls of the log.
    package var verdict: Verdict
    /// The number of log lines found in the trace, with repeats expanded.
    package var equalLines: Int
    /// The line numbers of gaps that skipped no call.
    package var idleGaps: [Int]
    /// The number of lines of the whole trace.
    package var tracedLines: Int
  }

  /// How much of a log a trace matches, without a description of the difference.
  package struct Progress: Hashable, Sendable {
    /// The number of log lines found in the trace, with repeats expanded.
    package var equalLines: Int
    /// The line of the log that differs, or the one after its last, or nil if the whole log
    /// matches.
    package var differingLine: Int?
    /// The number of lines of the whole trace.
    package var tracedLines: Int
  }

  let log: RecordedLog
  let printed: Set<Message>
  private let lines: [RecordedLog.Line]
  private let runs: [Range<Int>]

  /// Prepares to compare a log with many traces.
  ///
  /// - Complexity: O(*n*) in the length of the log.
  package init(_ log: RecordedLog) {
    self.log = log
    switch log.header.order {
    case .exact: lines = log.lines
    case .firstOccurrence: lines = Self.firstOccurrences(log.lines)
    }
    printed = log.printed
    runs = RunMatcher.runs(of: lines)
  }

  /// Compares the log with the calls that an app would print.
  ///
  /// `projection` contains the printed calls. `trace` creates the lines of the same trace, which
  /// are needed only if there is a difference.
  ///
  /// - Complexity: O(*n*) for a log without gaps that begins at the first call. A search costs
  ///   O(*n* × *m*) comparisons at worst, up to a fixed limit.
  package func compare(_ projection: LogProjection, trace: () -> [TraceLine]) -> Result {
    let (outcome, traced) = match(projection)
    let idleGaps = zip(gapNumbers(), outcome.gapLengths).filter { $0.1 == 0 }.map(\.0)
    guard let difference = outcome.difference else {
      return Result(
        verdict: .matches,
        equalLines: lines.callCount,
        idleGaps: idleGaps,
        tracedLines: projection.lineCount
      )
    }
    var divergence = sides(traced, trace: trace()).divergence(
      expected: difference.expected,
      traced: difference.traced,
      equalBefore: difference.equalBefore
    )
    if outcome.isBudgetSpent { divergence.isCoarse = true }
    return Result(
      verdict: .diverges(divergence),
      equalLines: difference.expected,
      idleGaps: idleGaps,
      tracedLines: projection.lineCount
    )
  }

  /// Compares the log with the calls that an app would print, up to the first difference.
  package func progress(_ projection: LogProjection) -> Progress {
    let difference = match(projection).outcome.difference
    let differing = difference.map { difference in
      let printed = lines.lazy.filter { !$0.isGap }.dropFirst(difference.expected).first
      return printed?.number ?? endLine
    }
    return Progress(
      equalLines: difference?.expected ?? lines.callCount,
      differingLine: differing,
      tracedLines: projection.lineCount
    )
  }

  private func match(
    _ projection: LogProjection
  ) -> (outcome: RunMatcher.Outcome, traced: [LogProjection.Entry]) {
    let traced =
      switch log.header.order {
      case .exact: projection.entries
      case .firstOccurrence: projection.firstOccurrences(unprinted: unprinted)
      }
    var matcher = RunMatcher(lines, runs, traced: traced)
    return (matcher.match(extent: log.header.extent), traced)
  }

  private var endLine: Int { (lines.last?.number ?? 0) + 1 }

  private func gapNumbers() -> [Int] {
    lines.filter(\.isGap).map(\.number)
  }

  private func sides(
    _ traced: [LogProjection.Entry],
    trace: [TraceLine]
  ) -> ComparedSides {
    let printed = lines.filter { !$0.isGap }
    let calls = printed.compactMap(\.call)
    return ComparedSides(
      expectedCount: printed.count,
      expectedLine: {
        Divergence.ExpectedLine(number: printed[$0].number, text: printed[$0].text.string)
      },
      expectedEvent: { calls[$0].event },
      tracedIndices: traced.map { Int($0.traceIndex) },
      tracedEvent: { traced[$0].call.event },
      trace: trace,
      endLine: endLine
    )
  }

  /// The messages that the log always prints without arguments.
  private var unprinted: Set<Message> {
    let calls = lines.lazy.compactMap(\.call)
    return Set(calls.map(\.message))
      .subtracting(calls.filter { $0.arguments != .ignored }.map(\.message))
  }

  private static func firstOccurrences(_ lines: [RecordedLog.Line]) -> [RecordedLog.Line] {
    var seen: Set<LogCall> = []
    return lines.filter { line in line.call.map { seen.insert($0).inserted } ?? true }
  }
}

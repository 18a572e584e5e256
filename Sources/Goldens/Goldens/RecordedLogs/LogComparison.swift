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
    /// The numbers of the lines that are compared by their names only, because their numbers would be a
    /// difference and may be something else.
    package var unsureLines: [Int] = []
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
    /// The methods whose doubtful lines are compared by their names only.
    package var unsureMessages: Set<Message> = []
  }

  /// The match of a trace with one reading of the log.
  private struct Match {
    var outcome: RunMatcher.Outcome
    var traced: [LogProjection.Entry]
    var byName: LogDoubt.Lines
  }

  let log: RecordedLog
  let printed: Set<Message>
  private let lines: [RecordedLog.Line]
  /// The numbers of the lines whose place may be something else.
  private let unsure: Set<Int>
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
    unsure = Set(log.unsureLines)
    printed = log.printed
    runs = RunMatcher.runs(of: lines)
  }

  /// Compares the log with the calls that an app would print.
  ///
  /// `projection` contains the printed calls. `trace` creates the lines of the same trace, which
  /// are needed only if there is a difference. `run` prints only those of `shown`.
  ///
  /// - Complexity: O(*n*) for a log without gaps that begins at the first call. A search costs
  ///   O(*n* × *m*) comparisons at worst, up to a fixed limit.
  package func compare(
    _ projection: LogProjection,
    shown: Set<Recipient> = Set(Recipient.allCases),
    trace: () -> [TraceLine]
  ) -> Result {
    let match = match(projection)
    let idleGaps = zip(gapNumbers(), match.outcome.gapLengths).filter { $0.1 == 0 }.map(\.0)
    guard let difference = match.outcome.difference else {
      return Result(
        verdict: .matches,
        equalLines: lines.callCount,
        idleGaps: idleGaps,
        tracedLines: projection.lineCount,
        unsureLines: log.unsureLines(of: match.byName.messages)
      )
    }
    var divergence = sides(match, trace: trace(), shown).divergence(
      expected: difference.expected,
      traced: difference.traced,
      equalBefore: difference.equalBefore
    )
    if match.outcome.isBudgetSpent { divergence.isCoarse = true }
    return Result(
      verdict: .diverges(divergence),
      equalLines: difference.expected,
      idleGaps: idleGaps,
      tracedLines: projection.lineCount,
      unsureLines: log.unsureLines(of: match.byName.messages)
    )
  }

  /// Compares the log with the calls that an app would print, up to the first difference.
  package func progress(_ projection: LogProjection) -> Progress {
    let match = match(projection)
    let difference = match.outcome.difference
    let differing = difference.map { line(of: $0)?.number ?? endLine }
    return Progress(
      equalLines: difference?.expected ?? lines.callCount,
      differingLine: differing,
      tracedLines: projection.lineCount,
      unsureMessages: match.byName.messages
    )
  }

  /// The line of a difference, or nil behind the end of the log.
  private func line(of difference: RunMatcher.Difference) -> RecordedLog.Line? {
    lines.lazy.filter { !$0.isGap }.dropFirst(difference.expected).first
  }

  /// Matches the log as it is read.
  ///
  /// Where it differs at a number that may be something else, the numbers of that method are left out if
  /// more of the log matches then.
  private func match(_ projection: LogProjection) -> Match {
    let traced =
      switch log.header.order {
      case .exact: projection.entries
      case .firstOccurrence: projection.firstOccurrences(unprinted: unprinted)
      }
    var match = match(traced, byName: LogDoubt.Lines(numbers: unsure))
    while let difference = match.outcome.difference, let line = line(of: difference),
      unsure.contains(line.number), let message = line.call?.message
    {
      var byName = match.byName
      guard byName.messages.insert(message).inserted else { break }
      let other = self.match(traced, byName: byName)
      guard other.outcome.difference.map({ $0.expected > difference.expected }) ?? true else {
        break
      }
      match = other
    }
    return match
  }

  private func match(_ traced: [LogProjection.Entry], byName: LogDoubt.Lines) -> Match {
    var matcher = RunMatcher(lines, runs, traced: traced, byName: byName)
    let outcome = matcher.match(extent: log.header.extent)
    return Match(outcome: outcome, traced: traced, byName: byName)
  }

  private var endLine: Int { (lines.last?.number ?? 0) + 1 }

  /// The recipients of the calls that the log prints.
  package var recipients: Set<Recipient> { Set(printed.map(\.recipient)) }

  private func gapNumbers() -> [Int] {
    lines.filter(\.isGap).map(\.number)
  }

  private func sides(
    _ match: Match,
    trace: [TraceLine],
    _ shown: Set<Recipient>
  ) -> ComparedSides {
    let traced = match.traced
    let printed = lines.filter { !$0.isGap }
    let calls = printed.compactMap(match.byName.compared)
    return ComparedSides(
      expectedCount: printed.count,
      expectedLine: {
        Divergence.ExpectedLine(number: printed[$0].number, text: printed[$0].text.string)
      },
      expectedEvent: { calls[$0].event },
      tracedIndices: traced.map { Int($0.traceIndex) },
      tracedEvent: { traced[$0].call.event },
      trace: trace,
      hidden: trace.indices.filter { place in
        guard case .call(let message) = trace[place].kind else { return false }
        return !shown.contains(message.recipient)
      },
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

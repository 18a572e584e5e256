package import TableTrace

/// Compares a recorded log with the trace of the scenario that reproduces it.
package struct LogComparison {
  /// What a comparison found.
  package struct Result: Hashable, Sendable {
    /// Whether the trace prints what the log shows.
    package var verdict: Verdict
    /// The number of log lines that were found in the trace, repeats written out.
    package var equalLines: Int
    /// The line numbers of gaps that skipped nothing.
    package var idleGaps: [Int]
  }

  private let log: RecordedLog
  private let lines: [RecordedLog.Line]
  private let events: [Event]

  /// Makes the comparison with a log that was read.
  package init(_ log: RecordedLog) {
    self.log = log
    switch log.header.order {
    case .exact: lines = log.lines
    case .firstOccurrence: lines = Self.firstOccurrences(log.lines)
    }
    events = lines.compactMap(\.event)
  }

  /// Projects the trace on what the log prints and compares.
  ///
  /// - Complexity: O(*n*) for a log without gaps that begins at the beginning; a run that is
  ///   looked for costs O(*n* × *m*) comparisons at worst, up to a fixed budget.
  package func compare(_ trace: [TraceLine]) -> Result {
    var projection = LogProjection(trace, on: log)
    switch log.header.order {
    case .exact: break
    case .firstOccurrence: projection.keepFirstOccurrences(unprinted: unprintedNames())
    }
    let traced = projection.entries.map(\.event)
    var matcher = RunMatcher(traced: traced)
    let outcome = matcher.match(runs(), extent: log.header.extent)
    let idleGaps = zip(gapNumbers(), outcome.gapLengths).filter { $0.1 == 0 }.map(\.0)
    guard let difference = outcome.difference else {
      return Result(verdict: .matches, equalLines: events.count, idleGaps: idleGaps)
    }
    let sides = sides(projection: projection, trace: trace)
    var divergence = sides.divergence(
      expected: difference.expected,
      traced: difference.traced,
      equalBefore: difference.equalBefore
    )
    if outcome.isBudgetSpent { divergence.isCoarse = true }
    return Result(
      verdict: .diverges(divergence),
      equalLines: difference.expected,
      idleGaps: idleGaps
    )
  }

  /// The calls between the gaps, and whether a gap stands before and after each run.
  private func runs() -> [RunMatcher.Run] {
    var runs = [RunMatcher.Run(start: 0)]
    for line in lines {
      if let event = line.event {
        runs[runs.count - 1].events.append(event)
      } else {
        let last = runs[runs.count - 1]
        runs.append(RunMatcher.Run(start: last.start + last.events.count))
      }
    }
    return runs
  }

  private func gapNumbers() -> [Int] {
    lines.filter { $0.content == .gap }.map(\.number)
  }

  private func sides(projection: LogProjection, trace: [TraceLine]) -> ComparedSides {
    let calls = lines.filter { $0.content != .gap }
    let events = events
    let indices = projection.entries.map(\.traceIndex)
    let traced = projection.entries.map(\.event)
    return ComparedSides(
      expectedCount: calls.count,
      expectedLine: { Divergence.ExpectedLine(number: calls[$0].number, text: calls[$0].text) },
      expectedEvent: { events[$0] },
      tracedIndices: indices,
      tracedEvent: { traced[$0] },
      trace: trace,
      endLine: (lines.last?.number ?? 0) + 1
    )
  }

  /// The messages that the log shows always without arguments.
  private func unprintedNames() -> Set<String> {
    let names = Set(events.map(\.name))
    return names.subtracting(events.filter { $0.arguments != .ignored }.map(\.name))
  }

  private static func firstOccurrences(_ lines: [RecordedLog.Line]) -> [RecordedLog.Line] {
    var seen: Set<Event> = []
    return lines.filter { line in line.event.map { seen.insert($0).inserted } ?? true }
  }
}

extension RecordedLog.Line {
  /// The call as an event; nil for a gap.
  fileprivate var event: Event? {
    switch content {
    case .call(let message, let arguments): Event(message, arguments, depth: depth)
    case .gap: nil
    }
  }
}

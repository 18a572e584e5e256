/// Looks for the runs of a log, between its gaps, in a projected trace.
struct RunMatcher {
  /// Calls that come directly after each other.
  struct Run {
    /// The position of its first call among all calls of the log.
    var start: Int
    /// The calls.
    var events: [Event] = []
  }

  /// The first difference, by position among the log's calls and among the projected ones.
  struct Difference {
    var expected: Int
    var traced: Int
    var equalBefore: Int
  }

  /// What was found.
  struct Outcome {
    /// Nil if the whole log was found.
    var difference: Difference?
    /// How many calls each gap skipped.
    var gapLengths: [Int] = []
    /// Whether the search was given up, so that a better place may exist.
    var isBudgetSpent = false
  }

  /// The number of comparisons after which the search for a run is given up.
  static let budget = 5_000_000

  private let traced: [Event]
  private var remaining = Self.budget

  /// Makes a matcher for a projected trace.
  init(traced: [Event]) {
    self.traced = traced
  }

  /// Finds every run in order, each as early as possible, which is enough to find them all.
  mutating func match(_ runs: [Run], extent: LogHeader.Extent) -> Outcome {
    var outcome = Outcome()
    var position = 0
    for (index, run) in runs.enumerated() {
      let isFirst = index == 0
      let isAtEnd = extent == .complete && index == runs.count - 1
      let isAtStart = isFirst && extent != .excerpt
      let start =
        if isAtStart {
          0
        } else if isAtEnd {
          max(position, traced.count - run.events.count)
        } else {
          find(run, from: position)
        }
      let length = equalLength(run, at: start)
      if length < run.events.count {
        outcome.difference = Difference(
          expected: run.start + length,
          traced: start + length,
          equalBefore: length
        )
        outcome.isBudgetSpent = remaining <= 0
        return outcome
      }
      if !isFirst { outcome.gapLengths.append(start - position) }
      position = start + run.events.count
      if isAtEnd, position < traced.count {
        outcome.difference = Difference(
          expected: run.start + length,
          traced: position,
          equalBefore: length
        )
      }
    }
    return outcome
  }

  /// The first place of a run, or the place where most of its beginning is.
  private mutating func find(_ run: Run, from position: Int) -> Int {
    var best = (start: position, length: 0)
    var start = position
    while start < traced.count, remaining > 0 {
      let length = equalLength(run, at: start)
      remaining -= length + 1
      if length == run.events.count { return start }
      if length > best.length { best = (start, length) }
      start += 1
    }
    return run.events.isEmpty ? position : best.start
  }

  /// How many events of a run stand at a place.
  private func equalLength(_ run: Run, at start: Int) -> Int {
    var length = 0
    while length < run.events.count, start + length < traced.count,
      run.events[length].matches(traced[start + length]),
      run.events[length].indentation == traced[start + length].indentation
    {
      length += 1
    }
    return length
  }
}

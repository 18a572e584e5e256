/// Finds the parts of a log between its gaps in a projected trace.
struct RunMatcher {
  /// The first difference, as indices of the log's calls and of the projected calls.
  struct Difference {
    var expected: Int
    var traced: Int
    var equalBefore: Int
  }

  struct Outcome {
    /// The first difference, or nil if the whole log was found.
    var difference: Difference?
    /// The number of calls that each gap skipped.
    var gapLengths: [Int] = []
    /// Whether the search reached its limit, so that a better place may exist.
    var isBudgetSpent = false
  }

  /// The most comparisons in the search for a part.
  static let budget = 5_000_000

  private let lines: [RecordedLog.Line]
  /// The parts between the gaps, as ranges of lines.
  private let runs: [Range<Int>]
  private let traced: [LogProjection.Entry]
  /// The lines that may be compared by their names only.
  private let byName: LogDoubt.Lines
  private var remaining = Self.budget

  init(
    _ lines: [RecordedLog.Line],
    _ runs: [Range<Int>],
    traced: [LogProjection.Entry],
    byName: LogDoubt.Lines
  ) {
    self.lines = lines
    self.runs = runs
    self.traced = traced
    self.byName = byName
  }

  /// Finds every part in order, each as early as possible, which finds all if they exist.
  mutating func match(extent: LogHeader.Extent) -> Outcome {
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
          max(position, traced.count - run.count)
        } else {
          find(run, from: position)
        }
      let length = equalLength(run, at: start)
      if length < run.count {
        // Each part after the first has one gap before it.
        outcome.difference = Difference(
          expected: run.lowerBound + length - index,
          traced: start + length,
          equalBefore: length
        )
        outcome.isBudgetSpent = remaining <= 0
        return outcome
      }
      if !isFirst { outcome.gapLengths.append(start - position) }
      position = start + run.count
      if isAtEnd, position < traced.count {
        outcome.difference = Difference(
          expected: run.upperBound - index,
          traced: position,
          equalBefore: length
        )
      }
    }
    return outcome
  }

  /// The parts between the gaps, as ranges of lines.
  static func runs(of lines: [RecordedLog.Line]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for place in lines.indices where lines[place].isGap {
      runs.append(start..<place)
      start = place + 1
    }
    return runs + [start..<lines.count]
  }

  /// The first place of a part, or the place where most of its beginning matches.
  private mutating func find(_ run: Range<Int>, from position: Int) -> Int {
    var best = (start: position, length: 0)
    var start = position
    while start < traced.count, remaining > 0 {
      let length = equalLength(run, at: start)
      remaining -= length + 1
      if length == run.count { return start }
      if length > best.length { best = (start, length) }
      start += 1
    }
    return run.isEmpty ? position : best.start
  }

  private func matches(_ line: RecordedLog.Line, _ traced: LogCall) -> Bool {
    byName.compared(line)?.matches(traced) ?? false
  }

  /// The number of calls of a part that match at a place.
  private func equalLength(_ run: Range<Int>, at start: Int) -> Int {
    var length = 0
    while length < run.count, start + length < traced.count,
      matches(lines[run.lowerBound + length], traced[start + length].call)
    {
      length += 1
    }
    return length
  }
}

import Scenarios

/// Runs the inputs of a seed, several at a time, and shrinks those that fail.
package struct Fuzzer: Sendable {
  /// The number of the first input and the limits of a campaign.
  package struct Extent: Sendable {
    package var first: Int
    package var inputs: Int
    package var seconds: Double

    package init(first: Int = 0, inputs: Int = .max, seconds: Double = .infinity) {
      self.first = first
      self.inputs = inputs
      self.seconds = seconds
    }
  }

  private let source: InputSource
  private let judge: Judge
  private let jobs: Int
  /// The number of inputs that run before the progress is reported.
  private static let portion = 50
  /// How many findings of one kind of failure are shrunk.
  private static let findingsOfAKind = 3
  /// How many smaller inputs are tried for a finding.
  ///
  /// Slow inputs get fewer.
  private static let attempts = (quick: 600, slow: 40)

  /// The time limit for shrinking one finding, in seconds.
  private static let shrinkingSeconds = 10.0

  /// Makes a fuzzer that runs `jobs` inputs at a time.
  package init(source: InputSource, judge: Judge, jobs: Int) {
    self.source = source
    self.judge = judge
    self.jobs = jobs
  }

  /// Runs the inputs of an extent.
  ///
  /// - Parameters:
  ///   - extent: The inputs to run.
  ///   - progress: Called with the summary from time to time.
  ///   - found: Called with each finding.
  /// - Returns: The result.
  package func run(
    _ extent: Extent,
    progress: (Summary) -> Void,
    found: (Finding) -> Void
  ) async -> Summary {
    let start = ContinuousClock.now
    let end = start + .seconds(min(extent.seconds, 1e9))
    var summary = Summary()
    var next = extent.first
    let last = extent.first.addingReportingOverflow(extent.inputs)
    let stop = last.overflow ? Int.max : last.partialValue
    while next < stop, ContinuousClock.now < end {
      let numbers = next..<min(stop, next + jobs * Self.portion)
      let portion = await failures(of: numbers, until: end)
      next = numbers.upperBound
      summary.count += portion.count
      for finding in portion.findings {
        let way = "\(finding.input.kind.rawValue) \(finding.failure.name)"
        summary.failures[way, default: 0] += 1
        guard summary.failures[way] ?? 0 <= Self.findingsOfAKind else { continue }
        let small = shrunk(finding)
        summary.findings.append(small)
        found(small)
      }
      summary.seconds = Self.seconds(since: start)
      progress(summary)
    }
    return summary
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Runs a portion of the inputs in parallel, and returns failures in the order of the inputs.
  private func failures(
    of numbers: Range<Int>,
    until end: ContinuousClock.Instant
  ) async -> (count: Int, findings: [Finding]) {
    await withTaskGroup { group in
      for lane in 0..<jobs {
        group.addTask { lanesShare(numbers, lane: lane, until: end) }
      }
      var all: (count: Int, findings: [Finding]) = (0, [])
      for await share in group {
        all.count += share.count
        all.findings += share.findings
      }
      all.findings.sort { $0.number < $1.number }
      return all
    }
  }

  private func lanesShare(
    _ numbers: Range<Int>,
    lane: Int,
    until end: ContinuousClock.Instant
  ) -> (count: Int, findings: [Finding]) {
    var share: (count: Int, findings: [Finding]) = (0, [])
    for number in stride(from: numbers.lowerBound + lane, to: numbers.upperBound, by: jobs) {
      guard ContinuousClock.now < end else { break }
      let input = source.input(number)
      share.count += 1
      guard let failure = judge.confirmedFailure(of: input) else { continue }
      share.findings.append(Finding(number: number, input: input, failure: failure))
    }
    return share
  }

  private func shrunk(_ finding: Finding) -> Finding {
    var finding = finding
    let input = finding.input
    let name = finding.failure.name
    let attempts = finding.failure.takesSeconds ? Self.attempts.slow : Self.attempts.quick
    let limit = ContinuousClock.now + .seconds(Self.shrinkingSeconds)
    var shrinker = Shrinker(.everything, attempts: attempts) { bytes in
      ContinuousClock.now < limit
        && judge.failure(of: input.replacing(subject: bytes))?.name == name
    }
    finding.input = input.replacing(subject: shrinker.shrink(input.files[input.subject] ?? []))
    return finding
  }
}

extension Judge {
  /// Returns the failure of an input, or nil if it does not fail.
  ///
  /// A failure of time or memory must occur twice.
  package func confirmedFailure(of input: FuzzInput) -> Failure? {
    guard let failure = failure(of: input) else { return nil }
    return failure.takesSeconds && self.failure(of: input) == nil ? nil : failure
  }
}

/// Wall time, in seconds, of the best of several runs of the same work.
struct Stopwatch {
  /// The shortest and the median time, in seconds.
  struct Times {
    let best: Double
    let median: Double
  }

  /// Runs two pieces of work in turns, so that both meet the same machine.
  static func alternate(
    runs: Int,
    _ first: () -> Void,
    _ second: () -> Void
  ) -> (first: Times, second: Times) {
    var times: (first: [Double], second: [Double]) = ([], [])
    for _ in 0..<runs {
      times.first.append(seconds(first))
      times.second.append(seconds(second))
    }
    return (summary(times.first), summary(times.second))
  }

  static func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  private static func summary(_ times: [Double]) -> Times {
    let sorted = times.sorted()
    return Times(best: sorted.first ?? 0, median: sorted[sorted.count / 2])
  }
}

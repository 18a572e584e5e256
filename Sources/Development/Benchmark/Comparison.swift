import Measurements

/// Two pieces of work, measured alternately to compare their costs.
struct Comparison: Sendable {
  /// The two pieces of work, which may be repeated.
  struct Sides {
    let first: () -> Void
    let second: () -> Void
    /// Removes the files that both sides wrote.
    var cleanUp: () -> Void = {}
  }

  /// Every comparison, in the order of the report.
  static let all =
    LoadFigures.all + ScrollFigures.all + UpdateFigures.all + TraceFigures.all
    + DecodingFigures.all + GrowthFigures.all + ToolFigures.all + ProjectFigures.all

  let name: String
  /// The highest allowed ratio.
  let limit: Double
  let pairs: Int
  /// How often the work is repeated in one measurement, so that it takes long enough.
  var times = 1
  var stopwatch = Stopwatch.ownThreads
  /// Text for the report, made from the seconds of the first side.
  var remark: @Sendable (Double) -> String = { _ in "" }
  let prepare: @Sendable () -> Sides

  /// Measures both sides, one right after the other.
  func pair(_ sides: Sides) -> Pair {
    Pair(first: seconds(sides.first), second: seconds(sides.second))
  }

  func figure(_ pairs: [Pair]) -> Figure {
    let calm = pairs.calmerHalf
    let (first, second) = (Spread(calm.map(\.first)).median, Spread(calm.map(\.second)).median)
    return Figure(
      name: name,
      limit: limit,
      pairs: pairs,
      detail: "\(first.milliseconds) / \(second.milliseconds)" + remark(first)
    )
  }

  private func seconds(_ work: () -> Void) -> Double {
    stopwatch.seconds {
      for _ in 0..<times {
        work()
      }
    } / Double(times)
  }
}

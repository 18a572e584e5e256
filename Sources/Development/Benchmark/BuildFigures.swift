import Measurements

/// Compares the library's work in this build with the same in another build of this program, as apps
/// have it: without the flag that leaves out the checks for exclusive access.
struct BuildFigures {
  /// The path of the other build.
  let other: String

  /// How many times longer the other build may take.
  private static let limit = 1.25
  private static let pairs = 9
  private static let comparisons =
    LoadFigures.all + ScrollFigures.all + UpdateFigures.all + TraceFigures.all

  /// Measures all figures and hands each out as soon as it is known; whether all are within the limit.
  func measure(_ report: (Figure) -> Void) -> Bool {
    Self.comparisons.map { comparison in
      let figure = figure(comparison)
      report(figure)
      return figure.isWithinLimit
    }.allSatisfy(\.self)
  }

  /// What the other build takes for the first side of a comparison, in turns with this one.
  private func figure(_ comparison: Comparison) -> Figure {
    let pairs = (0..<Self.pairs).map { _ in
      Pair(
        first: seconds(of: comparison, by: other),
        second: seconds(of: comparison, by: Program.benchmark)
      )
    }
    let calm = pairs.calmerHalf
    let (first, second) = (Spread(calm.map(\.first)), Spread(calm.map(\.second)))
    return Figure(
      name: "checked / unchecked: \(comparison.name)",
      limit: Self.limit,
      pairs: pairs,
      detail: "\(first.median.milliseconds) / \(second.median.milliseconds)"
    )
  }

  /// The time of a child that does the work, without what makes it ready.
  private func seconds(of comparison: Comparison, by program: String) -> Double {
    let times = comparison.times * comparison.pairs * 10
    return (child(comparison, program, times: times) - child(comparison, program, times: 0))
      / Double(times)
  }

  private func child(_ comparison: Comparison, _ program: String, times: Int) -> Double {
    let words = ["side", comparison.name, Comparison.Side.first.rawValue, "\(times)"]
    let child = ChildProcess(program, words)
    return child?.exitCode == 0 ? child?.seconds ?? .nan : .nan
  }
}

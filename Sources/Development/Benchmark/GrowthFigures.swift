import Scenarios
import TableTrace

/// Figures on growth: ten times the work costs about ten times as much.
enum GrowthFigures {
  static let all = GeneratedScenario.growing.map(scenario) + [differences]

  private static let limit = 12.0

  private static func scenario(_ scenario: GeneratedScenario) -> Comparison {
    Comparison(name: name(scenario.name, size: scenario.size), limit: limit, pairs: 1) {
      let large = scenario.text(10 * scenario.size)
      let small = scenario.text(scenario.size)
      return Comparison.Sides(
        first: { scenario.run(large) },
        second: { scenario.run(small) }
      )
    }
  }

  /// Compares the traces of a load under two versions, one of which has more re-queries.
  private static let differences = Comparison(
    name: name("lines of two traces side by side", size: 1000),
    limit: limit,
    pairs: 3
  ) {
    let large = (requeries(.iOS(9), rows: 10_000), requeries(.iOS(17), rows: 10_000))
    let small = (requeries(.iOS(9), rows: 1000), requeries(.iOS(17), rows: 1000))
    return Comparison.Sides(
      first: { _ = Alignment(from: large.0, to: large.1) },
      second: { _ = Alignment(from: small.0, to: small.1) }
    )
  }

  private static func requeries(_ version: SystemVersion, rows: Int) -> [String] {
    let recorder = TraceRecorder()
    LoadWork(rows: rows, hasRowHeights: true, estimate: 0, version: version).run(into: recorder)
    return recorder.lines.map(\.indented)
  }

  private static func name(_ what: String, size: Int) -> String {
    "\(what), \(10 * size) / \(size)"
  }
}

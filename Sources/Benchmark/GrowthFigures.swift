import Scenarios
import TableTrace

/// Figures on growth: ten times the work costs about ten times as much.
enum GrowthFigures {
  static let all = GeneratedScenario.growing.map(scenario) + [differences]

  private static let size = 1000
  private static let limit = 12.0

  private static func scenario(_ scenario: GeneratedScenario) -> Comparison {
    Comparison(name: name(scenario.name), limit: limit, pairs: 1) {
      let large = scenario.text(10 * size)
      let small = scenario.text(size)
      return Comparison.Sides(
        first: { scenario.run(large) },
        second: { scenario.run(small) }
      )
    }
  }

  /// The traces of a load under two versions, one of which asks in more rounds.
  private static let differences = Comparison(
    name: name("lines of two traces side by side"),
    limit: limit,
    pairs: 1
  ) {
    let large = (rounds(.iOS(9), rows: 10 * size), rounds(.iOS(17), rows: 10 * size))
    let small = (rounds(.iOS(9), rows: size), rounds(.iOS(17), rows: size))
    return Comparison.Sides(
      first: { _ = Alignment(from: large.0, to: large.1) },
      second: { _ = Alignment(from: small.0, to: small.1) }
    )
  }

  private static func rounds(_ version: SystemVersion, rows: Int) -> [String] {
    let recorder = TraceRecorder()
    LoadWork(rows: rows, hasRowHeights: true, estimate: 0, version: version).run(into: recorder)
    return recorder.lines.map(\.indented)
  }

  private static func name(_ what: String) -> String {
    "\(what), \(10 * size) / \(size)"
  }
}

import Measurements
import Testing

/// A figure counts as worse only in two runs.
struct RatioCheckTests {
  private static let stored = StoredRatios([
    StoredRatiosTests.figure("load", 2), StoredRatiosTests.figure("scroll", 3),
  ])

  /// The failures of a run, whose figures take their second values when they are measured again.
  private func failures(
    _ first: [String: Double],
    again second: [String: Double] = [:],
    asked: inout [String]
  ) -> [String] {
    var names: [String] = []
    let figures = first.sorted { $0.key < $1.key }.map {
      StoredRatiosTests.figure($0.key, $0.value)
    }
    let failures = RatioCheck(Self.stored).failures(figures) { suspects in
      names += suspects
      return suspects.map { StoredRatiosTests.figure($0, second[$0] ?? 0) }
    }
    asked = names
    return failures
  }

  @Test func nothingIsMeasuredAgainWhereAllHolds() {
    var asked: [String] = []
    #expect(failures(["load": 2.1, "scroll": 1], asked: &asked).isEmpty)
    #expect(asked.isEmpty)
  }

  @Test func oneBadRunIsForgiven() {
    var asked: [String] = []
    #expect(failures(["load": 5, "scroll": 3], again: ["load": 2], asked: &asked).isEmpty)
    #expect(asked == ["load"])
  }

  @Test func twoBadRunsFail() {
    var asked: [String] = []
    let found = failures(["load": 5, "scroll": 3], again: ["load": 4], asked: &asked)
    #expect(found == ["load: 4.0 in two runs, and at most 2.6 is as it was"])
  }

  @Test func aFigureWithoutARatioAndARatioWithoutAFigureFail() {
    var asked: [String] = []
    let found = failures(["load": 2, "jump": 1], asked: &asked)
    #expect(found == ["jump: no ratio is stored", "scroll: stored, but measured no more"])
    #expect(asked.isEmpty)
  }
}

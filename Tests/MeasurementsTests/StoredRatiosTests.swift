import Measurements
import Testing

/// What the benchmark holds against a run.
struct StoredRatiosTests {
  /// A figure whose quartiles lie a tenth around its median.
  static func figure(_ name: String, _ median: Double) -> Figure {
    let values = [median - 0.1, median - 0.05, median, median + 0.05, median + 0.1]
    let pairs = values.map { Pair(first: $0, second: 1) }
    // The half that does not count.
    let disturbed = values.dropLast().map { _ in Pair(first: 1000, second: 1) }
    return Figure(name: name, limit: 10, pairs: pairs + disturbed, detail: "")
  }

  /// The bound of a stored 2.0 with quartiles 0.1 apart is 2.0 × 1.25 + 0.1.
  @Test(arguments: [(1.0, true), (2.0, true), (2.59, true), (2.61, false), (Double.nan, false)])
  func isWorseByAQuarterAndTheSpread(median: Double, holds: Bool) {
    let stored = StoredRatios([Self.figure("load", 2)])
    switch stored.verdict(on: Self.figure("load", median)) {
    case .holds: #expect(holds)
    case .worse(let bound): #expect(!holds && (2.599...2.601).contains(bound))
    case .notStored: Issue.record("the figure is stored")
    }
  }

  @Test func aFigureThatScattersMoreTodayMayBeWorse() {
    let stored = StoredRatios([Self.figure("load", 2)])
    let values = [2.0, 2.4, 2.9, 3.0, 3.6]
    let wide = Figure(
      name: "load",
      limit: 10,
      pairs: values.map { Pair(first: $0, second: 1) },
      detail: ""
    )
    #expect(stored.verdict(on: wide) == .holds)
  }

  @Test func whatIsWrittenIsRead() throws {
    let stored = StoredRatios([Self.figure("scroll, 10 / 1", 1.5), Self.figure("load", 2)])
    #expect(stored.text == "load\t2.0\t1.95\t2.05\nscroll, 10 / 1\t1.5\t1.45\t1.55\n")
    #expect(try StoredRatios(text: stored.text) == stored)
  }

  @Test(arguments: [
    ("load\t2\t1\n", 1), ("load\t2\t1\t3\nload\t2\t1\t3\n", 2), ("load\t2\t3\t1\n", 1),
    ("load\ttwo\t1\t3\n", 1), ("load\tnan\t1\t3\n", 1), ("load\t2\t1\t3\n\nx\n", 3),
  ])
  func aBrokenFileIsRefused(text: String, line: Int) {
    #expect {
      try StoredRatios(text: text)
    } throws: { error in
      (error as? StoredRatios.Unreadable)?.line == line
    }
  }

  @Test func theRefusalSaysWhatALineHas() {
    #expect {
      try StoredRatios(text: "load")
    } throws: { error in
      (error as? StoredRatios.Unreadable)?.message
        == "line 1 is not a name, a median and two quartiles with tabs between them"
    }
  }
}

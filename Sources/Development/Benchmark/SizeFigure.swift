import Measurements
import TableTrace

/// The cost of one work at sizes from a thousand rows to ten million, in turns.
struct SizeFigure: Sendable {
  /// What is measured.
  let name: String
  /// How many times the cost at the smallest size that at the largest may be.
  let limit: Double
  /// Whether the cost is that of a row and not of the whole.
  let isOfRow: Bool
  /// Makes the work ready for a number of rows; it is then done so many times.
  let prepare: @Sendable (Int) -> (work: () -> Void, times: Int)

  private static let sizes = [1000, 10_000, 100_000, 1_000_000, 10_000_000]
  private static let turns = 5

  /// Every figure, in the order of the report.
  static let all: [Self] = [
    SizeFigure(name: "load with a height each, a row, 10^7 / 10^3", limit: 2, isOfRow: true) {
      rows in
      let load = LoadWork(rows: rows, hasRowHeights: true)
      return ({ load.run(into: CallCounter()) }, max(1, 1_000_000 / rows))
    },
    SizeFigure(name: "load with estimates, 10^7 / 10^3", limit: 2, isOfRow: false) { rows in
      let load = LoadWork(rows: rows, hasRowHeights: true, estimate: 44, version: .iOS(17))
      return ({ load.run(into: CallCounter()) }, 200)
    },
    SizeFigure(name: "scrolling rows of own heights, 10^7 / 10^3", limit: 2, isOfRow: false) {
      rows in
      let table = ScrollWork(rows: rows, hasRowHeights: true, estimate: nil)
      return ({ table.scroll() }, 10)
    },
    SizeFigure(name: "update with estimates, 10^7 / 10^3", limit: 3, isOfRow: false) { rows in
      let table = UpdateWork(rows: rows, hasRowHeights: false, estimate: 44)
      return ({ table.insertAndDelete() }, 200)
    },
    SizeFigure(name: "update with heights asked, a row, 10^7 / 10^3", limit: 2, isOfRow: true) {
      rows in
      let table = UpdateWork(rows: rows, hasRowHeights: true)
      return ({ table.insertAndDelete() }, max(1, 1_000_000 / rows))
    },
  ]

  /// Measures it at all sizes in turns.
  func measure() -> Figure {
    let works = Self.sizes.map(prepare)
    var costs: [[Double]] = Self.sizes.map { _ in [] }
    for _ in 0..<Self.turns {
      for (index, size) in Self.sizes.enumerated() {
        let (work, times) = works[index]
        let seconds = Stopwatch.ownThreads.seconds { for _ in 0..<times { work() } }
        costs[index].append(seconds / Double(times * (isOfRow ? size : 1)))
      }
    }
    let medians = costs.map { "\((Spread($0).median * 1e9).rounded(digits: 1))" }
    return Figure(
      name: name,
      limit: limit,
      pairs: zip(costs[costs.count - 1], costs[0]).map { Pair(first: $0, second: $1) },
      detail: medians.joined(separator: ", ") + " ns at 10^3 to 10^7"
    )
  }
}

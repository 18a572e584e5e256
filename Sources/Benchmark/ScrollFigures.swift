import TableTrace

/// Figures on scrolling.
enum ScrollFigures {
  private static let runs = 15

  /// A step costs the same in a large table as in a small one.
  static func size() -> Figure {
    let large = ScrollWork(rows: 1_000_000, hasRowHeights: true, estimate: nil)
    let small = ScrollWork(rows: 1000, hasRowHeights: true, estimate: nil)
    return compare(
      "scroll 1,000,000 rows of own heights / 1,000",
      limit: 1.3,
      { large.scroll() },
      { small.scroll() }
    )
  }

  /// A step costs little more than the calls that it makes.
  static func floor() -> Figure {
    let work = ScrollWork(rows: 1_000_000, hasRowHeights: true, estimate: nil)
    let counts = work.countedCalls()
    return compare(
      "scroll 1,000,000 rows / floor of its calls",
      limit: 5,
      { work.scroll() },
      { work.callBack(counts) }
    )
  }

  /// Rows that replace their estimates; every run takes rows that were not measured before.
  static func estimates() -> Figure {
    let estimated = ScrollWork(rows: 1_000_000, hasRowHeights: true, estimate: 44)
    let exact = ScrollWork(rows: 1_000_000, hasRowHeights: true, estimate: nil)
    return compare(
      "the same with estimates / without",
      limit: 2,
      { estimated.scrollOn() },
      { exact.scrollOn() }
    )
  }

  /// A jump does not depend on the number of rows of one height.
  static func jump() -> Figure {
    let large = ScrollWork(rows: 1_000_000_000, hasRowHeights: false, estimate: nil)
    let small = ScrollWork(rows: 1000, hasRowHeights: false, estimate: nil)
    return compare(
      "jump in 1,000,000,000 rows / 1,000",
      limit: 2,
      { (0..<100).forEach { _ in large.jump(to: 22_000_000_000) } },
      { (0..<100).forEach { _ in small.jump(to: 22_000) } }
    )
  }

  private static func compare(
    _ name: String,
    limit: Double,
    _ first: () -> Void,
    _ second: () -> Void
  ) -> Figure {
    let times = Stopwatch.alternate(runs: runs, first, second)
    return Figure(
      name: name,
      value: times.first.best / times.second.best,
      limit: limit,
      detail: "\(times.first.best.milliseconds) / \(times.second.best.milliseconds)"
    )
  }
}

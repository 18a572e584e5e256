/// Figures on structural updates.
enum UpdateFigures {
  private static let runs = 15

  static var all: [Figure] {
    [heights(), fixed(), estimates(), mixed()]
  }

  /// One row inserted and one deleted, every height asked again each time.
  static func heights() -> Figure {
    let work = UpdateWork(rows: 100_000, hasRowHeights: true)
    return compare(
      "update 100,000 rows, heights asked / floor",
      limit: 5,
      { work.insertAndDelete() },
      { work.askHeights(times: 2) }
    )
  }

  /// Without heights to ask the number of rows does not matter.
  static func fixed() -> Figure {
    bySize("update 1,000,000 rows, fixed height / 1,000", estimate: 0)
  }

  /// Nor does it with estimates by property.
  static func estimates() -> Figure {
    bySize("update 1,000,000 rows, estimates / 1,000", estimate: 44)
  }

  /// A large batch, every height asked again, against the calls alone.
  static func mixed() -> Figure {
    let work = UpdateWork(sections: 1100, rows: 1000, hasRowHeights: true)
    return compare(
      "10,000 operations on 1,100,000 rows / one pass",
      limit: 5,
      { work.mix(operations: 10_000) },
      { work.askHeights(times: 1) }
    )
  }

  private static func bySize(_ name: String, estimate: Double) -> Figure {
    let large = UpdateWork(rows: 1_000_000, hasRowHeights: false, estimate: estimate)
    let small = UpdateWork(rows: 1000, hasRowHeights: false, estimate: estimate)
    return compare(
      name,
      limit: 3,
      { (0..<100).forEach { _ in large.insertAndDelete() } },
      { (0..<100).forEach { _ in small.insertAndDelete() } }
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

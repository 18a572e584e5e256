enum UpdateFigures {
  static let all = [heights, fixed, estimates, measured, mixed]

  /// One row is inserted and one deleted, after which the table queries every height again.
  private static let heights = Comparison(
    name: "update 100,000 rows, heights asked / floor",
    limit: 1.6,
    pairs: 5,
    times: 5
  ) {
    let work = UpdateWork(rows: 100_000, hasRowHeights: true)
    return Comparison.Sides(
      first: { work.insertAndDelete() },
      second: { work.askHeights(times: 2) }
    )
  }

  /// Without queries for heights, the number of rows does not matter.
  private static let fixed = bySize("update 1,000,000 rows, fixed height / 1,000", estimate: 0)

  /// The number of rows does not matter with `estimatedRowHeight` either.
  private static let estimates = bySize("update 1,000,000 rows, estimates / 1,000", estimate: 44)

  /// The number of rows measured before does not matter either.
  private static let measured = Comparison(
    name: "update after 100,000 measured rows / after 1,000",
    limit: 2,
    pairs: 7,
    times: 200
  ) {
    let large = UpdateWork(rows: 100_000, hasRowHeights: true, estimate: 44)
    large.showAll()
    let small = UpdateWork(rows: 1000, hasRowHeights: true, estimate: 44)
    small.showAll()
    return Comparison.Sides(
      first: { large.insertAndDelete() },
      second: { small.insertAndDelete() }
    )
  }

  /// A large batch after which the table queries every height again, against those calls only.
  private static let mixed = Comparison(
    name: "10,000 operations on 1,100,000 rows / one pass",
    limit: 5,
    pairs: 5
  ) {
    let work = UpdateWork(sections: 1100, rows: 1000, hasRowHeights: true)
    return Comparison.Sides(
      first: { work.mix(operations: 10_000) },
      second: { work.askHeights(times: 1) }
    )
  }

  private static func bySize(_ name: String, estimate: Double) -> Comparison {
    Comparison(name: name, limit: 3, pairs: 7, times: 200) {
      let large = UpdateWork(rows: 1_000_000, hasRowHeights: false, estimate: estimate)
      let small = UpdateWork(rows: 1000, hasRowHeights: false, estimate: estimate)
      return Comparison.Sides(
        first: { large.insertAndDelete() },
        second: { small.insertAndDelete() }
      )
    }
  }
}

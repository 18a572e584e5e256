import TableTrace

enum ScrollFigures {
  static let all = [size, floor, jump]

  /// A step costs the same in a large table as in a small one.
  private static let size = Comparison(
    name: "scroll 1,000,000 rows of own heights / 1,000",
    limit: 1.3,
    pairs: 7,
    times: 10
  ) {
    let large = ScrollWork(rows: 1_000_000, hasRowHeights: true)
    let small = ScrollWork(rows: 1000, hasRowHeights: true)
    return Comparison.Sides(first: { large.scroll() }, second: { small.scroll() })
  }

  /// A step costs little more than the calls that it makes.
  private static let floor = Comparison(
    name: "scroll 1,000,000 rows / floor of its calls",
    limit: 3.5,
    pairs: 7,
    times: 10
  ) {
    let work = ScrollWork(rows: 1_000_000, hasRowHeights: true)
    let counts = work.countedCalls()
    return Comparison.Sides(first: { work.scroll() }, second: { work.callBack(counts) })
  }

  /// The cost of a jump does not depend on the number of rows if all have one height.
  private static let jump = Comparison(
    name: "jump in 1,000,000,000 rows / 1,000",
    limit: 2,
    pairs: 7,
    times: 400
  ) {
    let large = ScrollWork(rows: 1_000_000_000, hasRowHeights: false)
    let small = ScrollWork(rows: 1000, hasRowHeights: false)
    return Comparison.Sides(
      first: { large.jump(to: 22_000_000_000) },
      second: { small.jump(to: 22_000) }
    )
  }
}

/// Figures on writing traces: a line costs the same however long the trace already is.
enum TraceFigures {
  static let all = [
    growth("text", times: 10, TraceWork.text),
    growth("JSON Lines", times: 1, TraceWork.jsonLines),
  ]

  /// A thousand steps after a hundred thousand others, against the first thousand steps of a trace.
  private static func growth(
    _ form: String,
    times: Int,
    _ work: @escaping @Sendable () -> TraceWork
  ) -> Comparison {
    Comparison(
      name: "\(form), steps after 100,000 / the first 1,000",
      limit: 1.3,
      pairs: 5,
      times: times
    ) {
      let long = work()
      long.write(steps: 100_000)
      return Comparison.Sides(
        first: { long.write(steps: 1000) },
        second: { work().write(steps: 1000) }
      )
    }
  }
}

import TableTrace

extension TableView {
  /// A table of the size that all benchmarks use; the estimate of its rows is set by property, if there is one.
  static func forBenchmark(
    _ version: SystemVersion,
    estimate: Double?,
    into sink: any TraceSink
  ) -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(version),
      sink: sink
    )
    guard let estimate else { return table }
    var properties = table.properties
    properties.estimatedRowHeight = .points(estimate)
    properties.rowHeight = .points(44)
    table.adopt(properties)
    return table
  }
}

/// Does work of a table that raises nothing.
func attempt(_ work: () throws(UIKitException) -> Void) {
  do {
    try work()
  } catch {
    print("benchmark: \(error)")
  }
}

import TableTrace

extension TableView {
  /// Returns a table of the size that all benchmarks use.
  ///
  /// An estimate, if given, becomes `estimatedRowHeight`, with a `rowHeight` of 44.
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

/// Does work that is not expected to throw, and prints an error if it does.
func attempt(_ work: () throws(UIKitException) -> Void) {
  do {
    try work()
  } catch {
    print("benchmark: \(error)")
  }
}

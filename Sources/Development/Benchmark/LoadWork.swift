import TableTrace

/// First loads of tables, as the benchmarks run them.
struct LoadWork {
  let rows: Int
  let hasRowHeights: Bool
  /// The table's `estimatedRowHeight`, or nil for the version's default.
  var estimate: Double?
  var version = SystemVersion.iOS(9)

  /// Loads a table in a plain view controller: three re-queries on iOS 9, then the cells.
  func run(into sink: any TraceSink) {
    let table = TableView.forBenchmark(version, estimate: estimate, into: sink)
    table.dataSource = dataSource
    table.delegate = delegate
    attempt { () throws(UIKitException) in
      for event in HostRules.viewController.value(for: version) {
        guard case .trigger(let phase, let requery) = event else { continue }
        try table.trigger(phase, requery, rule: .viewController)
      }
    }
  }

  private var dataSource: Client {
    let rows = rows
    var client = Client()
    client.numberOfRowsInSection { _, _ in rows }
    client.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    return client
  }

  private var delegate: Client {
    var client = Client()
    if hasRowHeights {
      client.heightForRowAt { _, row in Double(30 + row.row % 29) }
    }
    return client
  }
}

import TableTrace

/// First loads of tables, as the benchmarks run them.
struct LoadWork {
  let rows: Int
  let hasRowHeights: Bool
  /// The estimate of every row by property; nil for the version's default.
  var estimate: Double?
  var version = SystemVersion.iOS(9)

  /// Loads a table: in a plain view controller three re-queries on iOS 9, then the cells.
  func run(into sink: any TraceSink) {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(version),
      sink: sink
    )
    if let estimate {
      var properties = table.properties
      properties.estimatedRowHeight = .points(estimate)
      properties.rowHeight = .points(44)
      table.adopt(properties)
    }
    table.dataSource = dataSource
    table.delegate = delegate
    do {
      for event in HostRules.viewController.value(for: version) {
        guard case .trigger(let phase, let requery) = event else { continue }
        try table.trigger(phase, requery, rule: .viewController)
      }
    } catch {
      print("benchmark: \(error)")
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
      client.heightForRowAt(height)
    }
    return client
  }

  var height: (TableView, IndexPath) throws(UIKitException) -> Double {
    { _, row in Double(30 + row.row % 29) }
  }
}

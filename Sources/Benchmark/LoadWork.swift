import TableTrace

/// First loads of tables, as the benchmarks run them.
struct LoadWork {
  /// The rows of the one section.
  let rows: Int
  /// Whether every row has a height of its own.
  let hasRowHeights: Bool
  /// The estimate of every row by property; nil for the version's default.
  var estimate: Double?
  /// The version.
  var version = SystemVersion.iOS(9)

  /// Loads a table in a plain view controller: three rounds on iOS 9, then the cells.
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
    do {
      table.dataSource = try dataSource()
      table.delegate = try delegate()
      for event in HostRules.viewController.value(for: version) {
        guard case .trigger(let phase, let round) = event else { continue }
        try table.trigger(phase, round, rule: .viewController)
      }
    } catch {
      print("benchmark: \(error)")
    }
  }

  private func dataSource() throws(MismatchedHandler) -> Client {
    let rows = rows
    var client = Client()
    try client.implement(.numberOfRowsInSection, .integer { _, _ in rows })
    try client.implement(
      .cellForRowAt,
      .cell { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    )
    return client
  }

  private func delegate() throws(MismatchedHandler) -> Client {
    var client = Client()
    if let heightHandler {
      try client.implement(.heightForRowAt, heightHandler)
    }
    return client
  }

  /// The closure that answers heights; nil where rows have none of their own.
  var heightHandler: Handler? {
    guard hasRowHeights else { return nil }
    return .points { _, call in
      guard case .row(let path) = call.arguments else { return 0 }
      return Double(30 + path.row % 29)
    }
  }
}

import TableTrace

/// Structural updates of a table, as the benchmarks run them.
///
/// A class, because its data source answers what it holds while the table calls back.
final class UpdateWork {
  private let table: TableView
  private let delegate: Client
  /// The rows of each section, as the data source answers them.
  private var rows: [Int]

  /// A loaded table of sections of one size, whose rows have heights of their own, or one height,
  /// or an estimate by property.
  init(sections: Int = 1, rows: Int, hasRowHeights: Bool, estimate: Double = 0) {
    self.rows = Array(repeating: rows, count: sections)
    let version = SystemVersion.iOS(12)
    table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(version),
      sink: SilentSink()
    )
    var properties = table.properties
    properties.estimatedRowHeight = .points(estimate)
    properties.rowHeight = .points(44)
    table.adopt(properties)
    delegate = Self.client(
      hasRowHeights
        ? [
          (
            .heightForRowAt,
            .points { _, call in
              guard case .row(let path) = call.arguments else { return 0 }
              return Double(30 + path.row % 29)
            }
          )
        ] : []
    )
    table.register(forCellReuseIdentifier: "Cell")
    table.dataSource = dataSource
    table.delegate = delegate
    table.joinWindow()
    attempt { () throws(UIKitException) in try table.layoutIfNeeded() }
  }

  private var dataSource: Client {
    Self.client([
      (.numberOfSections, .integer { [unowned self] _, _ in rows.count }),
      (
        .numberOfRowsInSection,
        .integer { [unowned self] _, call in
          guard case .section(let section) = call.arguments else { return 0 }
          return rows[section]
        }
      ),
      (
        .cellForRowAt,
        .cell { table, _ in table.dequeueReusableCell(withIdentifier: "Cell") }
      ),
    ])
  }

  /// One row comes in on screen, and goes again.
  func insertAndDelete() {
    attempt { () throws(UIKitException) in
      rows[0] += 1
      try table.insertRows(at: [IndexPath(section: 0, row: 3)])
      try table.runAnimation()
      rows[0] -= 1
      try table.deleteRows(at: [IndexPath(section: 0, row: 3)])
      try table.runAnimation()
    }
  }

  /// Ten operations in each of the first sections: rows come, go, are reloaded and move; every
  /// eleventh section is reloaded besides.
  func mix(operations: Int) {
    attempt { () throws(UIKitException) in
      try table.performBatchUpdates { table throws(UIKitException) in
        for section in 0..<operations / 10 {
          let path = { (row: Int) in IndexPath(section: section, row: row) }
          if section % 11 == 10 {
            try table.reloadSections([section])
          }
          try table.deleteRows(at: [path(7), path(100), path(500)])
          try table.insertRows(at: [path(900), path(0), path(333)])
          try table.reloadRows(at: [path(11), path(12)])
          if section % 11 != 10 {
            try table.moveRow(at: path(20), to: path(30))
          }
        }
      }
      try table.runAnimation()
    }
  }

  /// The floor: the closure of the heights, called as often, its answers added up in an array.
  func askHeights(times: Int) {
    guard case .points(let height)? = delegate[.heightForRowAt] else { return }
    var ends: [Double] = []
    attempt { () throws(UIKitException) in
      for _ in 0..<times {
        for (section, count) in rows.enumerated() {
          ends.removeAll(keepingCapacity: true)
          ends.reserveCapacity(count)
          var end = 0.0
          for row in 0..<count {
            let path = IndexPath(section: section, row: row)
            end += try height(table, Call(.heightForRowAt, .row(path), rule: .rowHeightInRound))
            ends.append(end)
          }
        }
      }
    }
    precondition(ends.count == rows.last)
  }

  private static func client(_ handlers: [(Callback, Handler)]) -> Client {
    var client = Client()
    for (callback, handler) in handlers {
      do {
        try client.implement(callback, handler)
      } catch {
        print("benchmark: \(error)")
      }
    }
    return client
  }

  private func attempt(_ work: () throws(UIKitException) -> Void) {
    do {
      try work()
    } catch {
      print("benchmark: \(error)")
    }
  }
}

import Reports
import TableTrace

/// Structural updates of a table, as the benchmarks run them.
///
/// It is a class because its data source returns the counts that it holds while the table calls
/// back.
final class UpdateWork {
  private let table: TableView
  private let height: (TableView, IndexPath) throws(UIKitException) -> Double = { _, path in
    Double(30 + path.row % 29)
  }
  /// The number of rows of each section.
  private var rows: [Int]

  /// Makes a loaded table whose sections have the same number of rows.
  ///
  /// The rows have individual heights, one height, or an `estimatedRowHeight`.
  init(sections: Int = 1, rows: Int, hasRowHeights: Bool, estimate: Double = 0) {
    self.rows = Array(repeating: rows, count: sections)
    table = TableView.forBenchmark(.iOS(12), estimate: estimate, into: SilentSink())
    var delegate = Client()
    if hasRowHeights {
      delegate.heightForRowAt(height)
    }
    table.register(forCellReuseIdentifier: "Cell")
    table.dataSource = dataSource
    table.delegate = delegate
    table.joinWindow()
    attempt { () throws(UIKitException) in try table.layoutIfNeeded() }
  }

  private var dataSource: Client {
    var client = Client()
    client.numberOfSections { [unowned self] _ in rows.count }
    client.numberOfRowsInSection { [unowned self] _, section in rows[section] }
    client.cellForRowAt { table, _ in table.dequeueReusableCell(withIdentifier: "Cell") }
    return client
  }

  /// Scrolls to the end and back, so that every row has been measured.
  func showAll() {
    attempt { () throws(UIKitException) in
      for screen in 0..<rows.reduce(0, +) / 8 {
        try table.setContentOffset(Double(screen) * 440)
        try table.layoutIfNeeded()
      }
      try table.setContentOffset(0)
      try table.layoutIfNeeded()
    }
  }

  /// Inserts and deletes one visible row.
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

  /// Performs ten operations in each of the first sections, and reloads every eleventh section.
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

  /// The baseline: calls the closure of the heights as often, and adds up its answers in an array.
  func askHeights(times: Int) {
    var ends: [Double] = []
    attempt { () throws(UIKitException) in
      for _ in 0..<times {
        for (section, count) in rows.enumerated() {
          ends.removeAll(keepingCapacity: true)
          ends.reserveCapacity(count)
          var end = 0.0
          for row in 0..<count {
            let path = IndexPath(section: section, row: row)
            end += try height(table, path)
            ends.append(end)
          }
        }
      }
    }
    precondition(ends.count == rows.last)
  }
}

import TableTrace
import Testing

@Suite("Prefetching of rows")
struct PrefetchingTests {
  /// The numbers of the rows of each call, by its kind.
  private func announced(
    _ version: SystemVersion,
    _ work: (TableView) throws -> Void
  ) throws -> [String] {
    let recorder = TraceRecorder()
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 396),
      profile: Profile(version),
      sink: recorder
    )
    var properties = table.properties
    properties.rowHeight = .points(44)
    table.adopt(properties)
    var source = Client()
    source.numberOfRowsInSection { _, _ in 45 }
    source.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    table.dataSource = source
    var prefetch = Client()
    prefetch.prefetchRowsAt { _, _ in }
    prefetch.cancelPrefetchingForRowsAt { _, _ in }
    table.prefetchDataSource = prefetch
    table.joinWindow()
    try table.layoutIfNeeded()
    try work(table)
    return recorder.lines.compactMap { line in
      guard case .call(.callback(let callback)) = line.kind else { return nil }
      let rows = line.arguments.split(separator: "[").compactMap { part in
        part.split(whereSeparator: { !$0.isNumber }).dropFirst().first.map(String.init)
      }
      switch callback {
      case .prefetchRowsAt: return rows.joined(separator: " ")
      case .cancelPrefetchingForRowsAt: return "cancel " + rows.joined(separator: " ")
      default: return nil
      }
    }
  }

  private func scroll(_ table: TableView, to offset: Double) throws {
    try table.setContentOffset(offset)
    try table.layoutIfNeeded()
  }

  @Test("Ten rows are prefetched, then one for each that enters, and ten again when scrolling up")
  func steadyScrolling() throws {
    let calls = try announced(.iOS(13)) { table in
      for row in 1...36 {
        try scroll(table, to: Double(row) * 44)
      }
      try scroll(table, to: 35.5 * 44)
    }
    let expected = ["9 10 11 12 13 14 15 16 17 18"] + (19...44).map(String.init)
    #expect(Array(calls.prefix(expected.count)) == expected)
    #expect(Array(calls.dropFirst(expected.count)) == ["34 33 32 31 30 29 28 27 26 25"])
  }

  @Test("From iOS 14.5 on the first rows are prefetched when scrolling starts")
  func start() throws {
    #expect(try announced(.iOS(14, 4)) { _ in }.count == 1)
    #expect(try announced(.iOS(14, 5)) { _ in }.isEmpty)
    let calls = try announced(.iOS(16)) { try scroll($0, to: 44) }
    #expect(calls == ["10 11 12 13 14 15 16 17 18 19"])
  }

  @Test("Prefetching is cancelled for rows that scroll away without being displayed")
  func cancel() throws {
    let calls = try announced(.iOS(13)) { table in
      try scroll(table, to: 33 * 44)
      try scroll(table, to: 32.5 * 44)
      try scroll(table, to: 5 * 44)
    }
    #expect(
      calls == [
        "9 10 11 12 13 14 15 16 17 18", "cancel 9 10 11 12", "42 43 44",
        "31 30 29 28 27 26 25 24 23 22", "cancel 42 43 44", "4 3 2 1 0",
      ]
    )
  }

  @Test("A property turns prefetching off")
  func disabled() throws {
    let calls = try announced(.iOS(16)) { table in
      var properties = table.properties
      properties.scrolling.isPrefetchingEnabled = false
      try table.set(properties)
      try scroll(table, to: 44)
    }
    #expect(calls.isEmpty)
  }
}

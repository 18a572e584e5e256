import TableTrace
import Testing

@Suite("Rows ahead and behind")
struct PreparedRowTests {
  private func cells(_ recorder: TraceRecorder) -> Int {
    recorder.lines.count { $0.kind == .call(.callback(.cellForRowAt)) }
  }

  private func makeTable(
    _ version: SystemVersion,
    _ recorder: TraceRecorder
  ) throws -> TableView {
    try ScrollWalk.uniformTable(rows: 30, height: 44, viewport: 132, version, recorder)
  }

  private func scroll(_ table: TableView, to offset: Double) throws {
    try table.setContentOffset(offset)
    try table.layoutIfNeeded()
    try table.prepareRowWhenIdle()
  }

  @Test(
    "One row ahead of three visible ones, from iOS 15 on",
    arguments: [(SystemVersion.iOS(14), 3), (.iOS(15), 4), (.iOS(26), 4)]
  )
  func ahead(version: SystemVersion, count: Int) throws {
    let recorder = TraceRecorder()
    let table = try makeTable(version, recorder)
    #expect(cells(recorder) == count)
    #expect(table.displayedIndexPaths.count == 3)
    let next = try table.cellForRow(at: IndexPath(section: 0, row: 3))
    #expect((next != nil) == (count == 4))
  }

  @Test("Without a window nothing is prepared, and the row behind is kept all the same")
  func detached() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(SystemVersion(.catalyst, 26), recorder)
    try table.removeFromWindow()
    let before = cells(recorder)
    try scroll(table, to: 88)
    // Row 3 was prepared in the window.
    #expect(cells(recorder) == before + 1)
    try scroll(table, to: 44)
    #expect(cells(recorder) == before + 1, "row 1 had been kept")
  }

  @Test("A property turns it off")
  func disabled() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(17), recorder)
    var properties = table.properties
    properties.scrolling.isPrefetchingEnabled = false
    try table.set(properties)
    #expect(!table.isLayoutPending, "it decides no height")
    let before = cells(recorder)
    try scroll(table, to: 44)
    #expect(cells(recorder) == before)
    try scroll(table, to: 88)
    #expect(cells(recorder) == before + 1)
  }

  @Test("A memory warning empties the pool and leaves the prepared rows")
  func memoryWarning() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(17), recorder)
    try scroll(table, to: 440)
    #expect(table.reusePool.contains { !$0.cells.isEmpty })
    table.receiveMemoryWarning()
    #expect(table.reusePool.isEmpty)
    let before = cells(recorder)
    try table.setContentOffset(484)
    try table.layoutIfNeeded()
    #expect(cells(recorder) == before)
  }

  @Test("A reload returns prepared cells to the pool without ending their display")
  func reload() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(17), recorder)
    try table.reloadData()
    try table.layoutIfNeeded()
    let made = recorder.lines.count { $0.answer?.hasSuffix(" new") == true }
    #expect(made == 4)
    #expect(table.reusePool.flatMap(\.cells).count == 1)
  }

  @Test("A header that leaves is the view dequeued next, and prepares itself")
  func headerPool() throws {
    let recorder = TraceRecorder()
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 100),
      profile: Profile(.iOS(8)),
      sink: recorder
    )
    var source = Client()
    source.numberOfSections { _ in 6 }
    source.numberOfRowsInSection { _, _ in 4 }
    source.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    var delegate = Client()
    delegate.heightForHeaderInSection { _, _ in 24 }
    delegate.viewForHeaderInSection { table, _ in
      table.dequeueReusableHeaderFooterView(withIdentifier: "Header")
    }
    table.dataSource = source
    table.delegate = delegate
    table.joinWindow()
    try table.layoutIfNeeded()
    for section in 1...5 {
      try table.scrollToRow(at: IndexPath(section: section, row: 0), at: .top, animated: false)
      try table.layoutIfNeeded()
      #expect(try table.headerView(forSection: section)?.number == 1)
    }
    let prepared = recorder.lines.count { $0.kind == .call(.cell(.prepareForReuse)) }
    #expect(prepared == 5)
  }
}

import Testing

@testable import TableTrace

/// Re-queries of counts and heights: what each kind calls, and what the table knows afterwards.
@Suite("Re-queries")
struct RequeryTests {
  /// A re-query of a table with two sections of two rows, and its calls.
  struct Case: Sendable, CustomTestStringConvertible {
    let requery: HostRequery
    var sections = 1
    var counts = 2
    var heights = 4
    var hasGeometry = true
    var isEmpty = false

    var testDescription: String { "\(requery)" }
  }

  static let cases = [
    Case(requery: .none, sections: 0, counts: 0, heights: 0, hasGeometry: false, isEmpty: true),
    Case(requery: .sections, counts: 0, heights: 0, hasGeometry: false, isEmpty: true),
    Case(requery: .counts, heights: 0, hasGeometry: false),
    Case(requery: .geometry),
    Case(requery: .countsThenGeometry, counts: 4),
  ]

  private static func makeTable(_ recorder: TraceRecorder, rows: Int = 2) throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 400),
      profile: Profile(.iOS(9)),
      sink: recorder
    )
    var source = Client()
    source.numberOfSections { _ in 2 }
    source.numberOfRowsInSection { _, _ in rows }
    source.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    table.dataSource = source
    var delegate = Client()
    delegate.heightForRowAt { _, _ in 30 }
    table.delegate = delegate
    return table
  }

  private static func calls(_ callback: Callback, in recorder: TraceRecorder) -> Int {
    recorder.lines.count { $0.kind == .call(.callback(callback)) }
  }

  @Test("Each kind of re-query makes the calls that its name says", arguments: cases)
  func requery(_ one: Case) throws {
    let recorder = TraceRecorder()
    let table = try Self.makeTable(recorder)
    try table.makeRequery(one.requery, by: nil)
    #expect(Self.calls(.numberOfSections, in: recorder) == one.sections)
    #expect(Self.calls(.numberOfRowsInSection, in: recorder) == one.counts)
    #expect(Self.calls(.heightForRowAt, in: recorder) == one.heights)
    #expect(table.content.hasGeometry == one.hasGeometry)
    #expect(table.content.isEmpty == one.isEmpty)
    #expect(Self.calls(.cellForRowAt, in: recorder) == 0)
  }

  @Test("A loaded table does not load again, and computes its geometry from counts")
  func loadingIfNeeded() throws {
    let recorder = TraceRecorder()
    let table = try Self.makeTable(recorder)
    try table.makeRequery(.counts, by: nil)
    try table.loadIfNeeded()
    #expect(table.content.hasGeometry == false)
    try table.loadGeometryIfNeeded()
    #expect(table.content.hasGeometry == true)
    let before = recorder.lines.count
    try table.loadIfNeeded()
    try table.loadGeometryIfNeeded()
    #expect(recorder.lines.count == before)
    #expect(table.loadedRowCount == 4)
  }

  @Test(
    "Heights add up to the content, and a table that forgets measured heights queries them again"
  )
  func heights() throws {
    let recorder = TraceRecorder()
    let table = try Self.makeTable(recorder)
    try table.loadGeometryIfNeeded()
    #expect(table.measuredContentSize.height == 120)
    #expect(table.queriesEachRow)
    try table.forgetMeasured()
    #expect(Self.calls(.heightForRowAt, in: recorder) == 8)
    #expect(table.isLayoutPending)
  }

  @Test("A measured row moves the content if its anchor is below it")
  func measuring() throws {
    let table = try Self.makeTable(TraceRecorder())
    var delegate = Client()
    delegate.estimatedHeightForRowAt { _, _ in 10 }
    delegate.heightForRowAt { _, path in path.row == 0 ? 30 : 10 }
    table.delegate = delegate
    try table.loadGeometryIfNeeded()
    #expect(table.estimatesRows)
    try table.measureRow(IndexPath(section: 0, row: 0), rule: .heightsBeforeCells)
    #expect(table.measuredContentSize.height == 60)
    #expect(table.contentOffset == 0)
    table.content.anchor = IndexPath(section: 1, row: 0)
    table.measure(IndexPath(section: 0, row: 1), as: 25)
    #expect(table.contentOffset == 15)
  }

  @Test("A height that is returned after an update inside its callback is not used")
  func lateHeight() throws {
    let table = try Self.makeTable(TraceRecorder())
    var count = 2
    var source = try #require(table.dataSource)
    source.numberOfRowsInSection { _, section in section == 0 ? count : 2 }
    table.dataSource = source
    var hasGrown = false
    var delegate = Client()
    delegate.estimatedHeightForRowAt { _, _ in 10 }
    delegate.heightForRowAt { table, path throws(UIKitException) in
      if !hasGrown {
        hasGrown = true
        count = 3
        try table.insertRows(at: [IndexPath(section: 0, row: 0)])
      }
      return 30
    }
    table.delegate = delegate
    try table.loadGeometryIfNeeded()
    try table.measureRow(IndexPath(section: 0, row: 0), rule: .heightsBeforeCells)
    #expect(table.measuredContentSize.height == 50)
  }

  @Test("A negative count means no rows, and a count above the limit raises an exception")
  func limits() throws {
    let table = try Self.makeTable(TraceRecorder(), rows: -3)
    try table.loadGeometryIfNeeded()
    #expect(table.loadedRowCount == 0)
    let endless = try Self.makeTable(TraceRecorder(), rows: Int.max)
    #expect(throws: UIKitException.self) { try endless.loadGeometryIfNeeded() }
  }

  /// Sections of which nothing is asked but their counts, in a table whose callbacks set something.
  private static func alike(
    _ style: TableStyle = .plain,
    _ version: SystemVersion = .iOS(9),
    sections: Int = 6,
    whenCounting act: @escaping (TableView, Int) -> Void = { _, _ in }
  ) throws -> TableView {
    let table = TableView(
      style: style,
      size: Size(width: 320, height: 400),
      version: version,
      recorder: TraceRecorder()
    )
    var source = Client()
    source.numberOfSections { _ in sections }
    source.numberOfRowsInSection { table, section in
      act(table, section)
      return section
    }
    source.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    var properties = table.properties
    properties.rowHeight = .points(10)
    properties.estimatedRowHeight = .points(0)
    table.adopt(properties)
    table.dataSource = source
    table.delegate = Client()
    try table.makeRequery(.geometry, by: nil)
    return table
  }

  @Test(
    "Sections that differ only in their counts have the same heights as if each were queried"
  )
  func sectionsAlike() throws {
    let table = try Self.alike()
    #expect(table.content.sections.map(\.rows.count) == Array(0..<6))
    #expect(table.content.sections.map(\.rows.total) == [0, 10, 20, 30, 40, 50])
    #expect(table.content.offsets.total == 150)
    let grouped = try Self.alike(.grouped)
    let headers = grouped.content.sections.map(\.header.height)
    #expect(headers[0] != headers[1])
    #expect(Set(headers[1...]).count == 1)
  }

  @Test("A property that a callback sets applies to the rest of its section and all later ones")
  func setWhileCounting() throws {
    let table = try Self.alike { table, section in
      guard section == 3 else { return }
      var properties = table.properties
      properties.rowHeight = .points(100)
      table.adopt(properties)
    }
    // The last section is asked first.
    #expect(table.content.sections.map(\.rows.total) == [0, 10, 20, 300, 400, 50])
  }

  @Test(
    "A delegate that is set during a re-query is called for all later sections"
  )
  func delegateWhileCounting() throws {
    let table = try Self.alike { table, section in
      guard section == 3 else { return }
      var delegate = Client()
      delegate.heightForRowAt { _, _ in 7 }
      table.delegate = delegate
    }
    #expect(table.content.sections.map(\.rows.total) == [0, 10, 20, 21, 28, 50])
  }

  @Test("Measured heights stay if a re-query queries only counts")
  func measuredStays() throws {
    let table = try Self.alike(.plain, .iOS(17))
    var properties = table.properties
    properties.estimatedRowHeight = .points(10)
    table.adopt(properties)
    try table.forgetMeasured()
    table.measure(IndexPath(section: 4, row: 2), as: 25)
    try table.makeRequery(.geometry, by: nil)
    #expect(table.content.sections.map(\.rows.total) == [0, 10, 20, 30, 55, 50])
  }
}

import Testing

@testable import TableTrace

/// Rounds of counts and heights: what each kind asks, and what it leaves the table with.
@Suite("Rounds")
struct RoundTests {
  /// A round on a table with two sections of two rows, and what it asks.
  struct Case: Sendable, CustomTestStringConvertible {
    let round: HostRound
    var sections = 1
    var counts = 2
    var heights = 4
    var hasGeometry = true
    var isEmpty = false

    var testDescription: String { "\(round)" }
  }

  static let cases = [
    Case(round: .none, sections: 0, counts: 0, heights: 0, hasGeometry: false, isEmpty: true),
    Case(round: .sections, counts: 0, heights: 0, hasGeometry: false, isEmpty: true),
    Case(round: .counts, heights: 0, hasGeometry: false),
    Case(round: .geometry),
    Case(round: .countsThenGeometry, counts: 4),
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

  @Test("Each kind of round asks what it is called after", arguments: cases)
  func round(_ one: Case) throws {
    let recorder = TraceRecorder()
    let table = try Self.makeTable(recorder)
    try table.askRound(one.round, by: nil)
    #expect(Self.calls(.numberOfSections, in: recorder) == one.sections)
    #expect(Self.calls(.numberOfRowsInSection, in: recorder) == one.counts)
    #expect(Self.calls(.heightForRowAt, in: recorder) == one.heights)
    #expect(table.content.hasGeometry == one.hasGeometry)
    #expect(table.content.isEmpty == one.isEmpty)
    #expect(Self.calls(.cellForRowAt, in: recorder) == 0)
  }

  @Test("What is loaded is not loaded again; from counts the geometry is built")
  func loadingIfNeeded() throws {
    let recorder = TraceRecorder()
    let table = try Self.makeTable(recorder)
    try table.askRound(.counts, by: nil)
    try table.loadIfNeeded()
    #expect(!table.content.hasGeometry)
    try table.loadGeometryIfNeeded()
    #expect(table.content.hasGeometry)
    let before = recorder.lines.count
    try table.loadIfNeeded()
    try table.loadGeometryIfNeeded()
    #expect(recorder.lines.count == before)
    #expect(table.loadedRowCount == 4)
  }

  @Test("Heights add up to the content, and forgetting what was measured asks again")
  func heights() throws {
    let recorder = TraceRecorder()
    let table = try Self.makeTable(recorder)
    try table.loadGeometryIfNeeded()
    #expect(table.measuredContentSize.height == 120)
    #expect(table.asksEachRow)
    try table.forgetMeasured()
    #expect(Self.calls(.heightForRowAt, in: recorder) == 8)
    #expect(table.isLayoutPending)
  }

  @Test("A measured row moves the content where its anchor stands below it")
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

  @Test("A height that comes with an update inside its callback counts for no row")
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

  @Test("A count below zero is none, and one beyond the limit raises")
  func limits() throws {
    let table = try Self.makeTable(TraceRecorder(), rows: -3)
    try table.loadGeometryIfNeeded()
    #expect(table.loadedRowCount == 0)
    let endless = try Self.makeTable(TraceRecorder(), rows: Int.max)
    #expect(throws: UIKitException.self) { try endless.loadGeometryIfNeeded() }
  }
}

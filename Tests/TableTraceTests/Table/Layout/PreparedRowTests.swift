import TableTrace
import Testing

@Suite("Rows prepared outside the screen")
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
    "A load and a reload create no cell for a row that is not visible",
    arguments: [SystemVersion.iOS(14), .iOS(15), .iOS(17), .iOS(18), .iOS(26)]
  )
  func rest(version: SystemVersion) throws {
    let recorder = TraceRecorder()
    let table = try makeTable(version, recorder)
    #expect(cells(recorder) == 3)
    #expect(table.displayedIndexPaths.count == 3)
    #expect(try table.cellForRow(at: IndexPath(section: 0, row: 3)) == nil)
    try table.reloadData()
    try table.layoutIfNeeded()
    try table.prepareRowWhenIdle()
    #expect(cells(recorder) == 6)
  }

  @Test(
    "A drag creates the cell of the next row, from iOS 15",
    arguments: [
      (SystemVersion.iOS(14), false), (.iOS(15), true), (.iOS(18), true), (.iOS(26), true),
    ]
  )
  func ahead(version: SystemVersion, isPrepared: Bool) throws {
    let table = try makeTable(version, TraceRecorder())
    try table.drag(by: 44, velocity: 0)
    try table.layoutIfNeeded()
    #expect((try table.cellForRow(at: IndexPath(section: 0, row: 4)) != nil) == isPrepared)
  }

  /// What a table asks and tells, in short words.
  private func words(_ recorder: TraceRecorder, from place: Int) -> [String] {
    recorder.lines[place...].compactMap { line in
      switch line.kind {
      case .call(.callback(.cellForRowAt)): "make \(line.arguments)"
      case .call(.callback(.willDisplayCell)): "show \(line.arguments)"
      case .call(.callback(.scrollViewDidScroll)): "move"
      case .call(.callback(.scrollViewDidEndScrollingAnimation)): "end"
      case .phase: line.text
      default: nil
      }
    }
  }

  /// A movement, and what is told until the content rests.
  struct Movement: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let version: SystemVersion
    let move: @Sendable (TableView) throws -> Void
    let words: [String]

    init(
      _ description: String,
      _ version: SystemVersion,
      _ words: [String],
      _ move: @escaping @Sendable (TableView) throws -> Void
    ) {
      (testDescription, self.version, self.words, self.move) = (description, version, words, move)
    }
  }

  /// From an offset of 22 on, where rows 0 to 3 are on screen.
  private static let movements = [
    Movement("a jump makes no cell ahead", .iOS(26), ["move", "> layout", "make [0, 4]"]) {
      try $0.setContentOffset(52)
    },
    Movement("a finger makes one cell ahead", .iOS(26), ["move", "make [0, 4]", "make [0, 5]"]) {
      try $0.drag(by: 30, velocity: 0)
    },
    Movement(
      "the moves of one turn share a layout",
      .iOS(26),
      ["move", "move", "> layout", "make [0, 4]"]
    ) { try $0.dragInOneTurn(by: [15, 15], velocity: 0) },
    Movement(
      "an end that moves nothing is alone in its frame",
      .iOS(26),
      ["> idle", "make [0, 4]", "> layout", "> animation", "move", "end"]
    ) { try $0.setContentOffset(22.5, animated: true) },
    Movement(
      "up to iOS 18 no layout follows the cell",
      .iOS(18),
      ["> idle", "make [0, 4]", "> animation", "move", "end"]
    ) { try $0.setContentOffset(22.5, animated: true) },
  ]

  @Test("Scrolling creates one cell ahead", arguments: movements)
  func movement(_ movement: Movement) throws {
    let recorder = TraceRecorder()
    let table = try makeTable(movement.version, recorder)
    var delegate = Client()
    for callback in [Callback.scrollViewDidScroll, .scrollViewDidEndScrollingAnimation] {
      delegate[callback] = .action { _, _ in }
    }
    table.delegate = delegate
    try scroll(table, to: 22)
    let start = recorder.lines.count
    try movement.move(table)
    try table.layoutIfNeeded()
    try table.runAnimation()
    try table.layoutIfNeeded()
    try table.prepareRowWhenIdle()
    #expect(words(recorder, from: start) == movement.words)
  }

  @Test(
    "The layout after a prepared cell is a complete one, which queries nil views again",
    arguments: [(SystemVersion.iOS(18), 0), (.iOS(26), 1)]
  )
  func pass(version: SystemVersion, count: Int) throws {
    let recorder = TraceRecorder()
    let table = try makeTable(version, recorder)
    var delegate = Client()
    delegate.heightForHeaderInSection { _, _ in 20 }
    delegate.viewForHeaderInSection { _, _ in nil }
    table.delegate = delegate
    try table.layoutIfNeeded()
    let start = recorder.lines.count
    try table.setContentOffset(1, animated: true)
    try table.prepareRowWhenIdle()
    let asked = recorder.lines[start...].count {
      $0.kind == .call(.callback(.viewForHeaderInSection))
    }
    #expect(asked == count)
  }

  @Test("An animation towards the top creates the cell of the row above, iOS 26")
  func upward() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(26), recorder)
    try scroll(table, to: 440)
    let start = recorder.lines.count
    try table.setContentOffset(435, animated: true)
    try table.runAnimation()
    #expect(words(recorder, from: start).prefix(2) == ["> idle", "make [0, 9]"])
  }

  @Test("Without a window no row is prepared, but the row behind is kept")
  func detached() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(SystemVersion(.catalyst, 18), recorder)
    try table.removeFromWindow()
    let before = cells(recorder)
    try scroll(table, to: 88)
    #expect(cells(recorder) == before + 2)
    try scroll(table, to: 44)
    #expect(cells(recorder) == before + 2, "row 1 had been kept")
  }

  @Test("A property turns off prepared rows")
  func disabled() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(17), recorder)
    var properties = table.properties
    properties.scrolling.isPrefetchingEnabled = false
    try table.set(properties)
    #expect(!table.isLayoutPending, "it decides no height")
    let before = cells(recorder)
    try table.drag(by: 44, velocity: 0)
    try table.layoutIfNeeded()
    #expect(cells(recorder) == before + 1)
  }

  @Test("A memory warning empties the pool, but keeps the prepared rows")
  func memoryWarning() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(17), recorder)
    try scroll(table, to: 440)
    try table.drag(by: 44, velocity: 0)
    try table.layoutIfNeeded()
    #expect(table.reusePool.contains { !$0.cells.isEmpty })
    table.receiveMemoryWarning()
    #expect(table.reusePool.isEmpty)
    let before = cells(recorder)
    try table.setContentOffset(528)
    try table.layoutIfNeeded()
    #expect(cells(recorder) == before)
  }

  @Test("A reload returns prepared cells to the pool, without a didEndDisplaying call")
  func reload() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(17), recorder)
    try table.drag(by: 44, velocity: 0)
    try table.layoutIfNeeded()
    try table.reloadData()
    try table.layoutIfNeeded()
    let made = recorder.lines.count { $0.answer?.hasSuffix(" new") == true }
    #expect(made == 5, "four rows were displayed, one was prepared")
    #expect(table.reusePool.flatMap(\.cells).count == 2)
  }

  @Test("A header that leaves the screen is dequeued next, and prepared for reuse")
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

import TableTrace
import Testing

@Suite("Scrolling")
struct ScrollingTests {
  private static let rows = 100

  private func makeTable(
    _ version: SystemVersion,
    viewport: Double = 440,
    _ sink: any TraceSink,
    _ delegate: [Callback] = []
  ) throws -> TableView {
    let table = try ScrollWalk.uniformTable(
      rows: Self.rows,
      height: 44,
      viewport: viewport,
      version,
      sink
    )
    var client = Client()
    for callback in delegate {
      if callback.facts.answerKind == .flag {
        client[callback] = .flag { _, _ in true }
      } else {
        client[callback] = .action { _, _ in }
      }
    }
    table.delegate = client
    try table.layoutIfNeeded()
    try table.prepareRowWhenIdle()
    return table
  }

  private static let scrolls: [Callback] = [
    .scrollViewDidScroll, .scrollViewWillBeginDragging, .scrollViewWillEndDragging,
    .scrollViewDidEndDragging, .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
    .scrollViewDidEndScrollingAnimation, .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop,
  ]

  /// The scroll callbacks of a recorder from a line on; repeated ones once.
  private func calls(_ recorder: TraceRecorder, from start: Int) -> [Callback] {
    var calls: [Callback] = []
    for line in recorder.lines[start...] {
      guard case .call(.callback(let callback)) = line.kind, Self.scrolls.contains(callback),
        calls.last != callback
      else { continue }
      calls.append(callback)
    }
    return calls
  }

  /// What moves the content without a finger, and its rule.
  private static let motions: [(rule: RuleID, begin: @Sendable (TableView) throws -> Void)] = [
    (.scrollAnimation, { try $0.setContentOffset(400, animated: true) }),
    (.scrollAnimation, { try $0.scrollToRow(at: [0, 40], at: .top, animated: true) }),
    (.deceleration, { try $0.drag(by: 60, velocity: 1) }),
  ]

  @Test(
    "The phase of a frame names the frames first, then what moves the content",
    arguments: motions.indices
  )
  func situationOfFrames(_ index: Int) throws {
    let (rule, begin) = Self.motions[index]
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(17), recorder, Self.scrolls)
    try begin(table)
    let start = recorder.lines.count
    try table.runAnimation()
    let frames = recorder.lines[start...].filter { line in
      line.kind == .call(.callback(.scrollViewDidScroll))
    }
    #expect(frames.count > 1)
    for frame in frames { #expect(Array(frame.situation.prefix(2)) == [.scrollFrames, rule]) }
  }

  @Test(
    "Content that a touch stops beyond an end moves back when the touch ends",
    arguments: [SystemVersion.iOS(5), .iOS(9), .iOS(17), .iOS(26)],
    [false, true]
  )
  func heldBounce(version: SystemVersion, isCancelled: Bool) throws {
    let recorder = TraceRecorder()
    let table = try makeTable(version, recorder, Self.scrolls)
    try table.drag(by: -100, velocity: 0)
    let held = table.contentOffset
    #expect(held < 0)
    try table.touchDown(nil)
    #expect(!table.isScrolling)
    try table.layoutIfNeeded()
    #expect(table.contentOffset == held)
    let start = recorder.lines.count
    if isCancelled { try table.cancelTouch() } else { try table.touchUp() }
    #expect(table.isScrolling)
    try table.runAnimation()
    #expect(table.contentOffset == 0)
    #expect(
      calls(recorder, from: start).filter { $0 != .scrollViewDidScroll }
        == [.scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating]
    )
  }

  @Test(
    "After each frame of a drag, the table lays out",
    arguments: [SystemVersion.iOS(5), .iOS(9), .iOS(17), .iOS(26)]
  )
  func dragInFrames(version: SystemVersion) throws {
    let recorder = TraceRecorder()
    let table = try makeTable(version, recorder, [.scrollViewDidScroll])
    let start = recorder.lines.count
    try table.dragInFrames(by: [5, 12.5, 40, -7.5], velocity: 0)
    #expect(table.contentOffset == 50)
    let frames = recorder.lines[start...].split { line in
      line.kind == .call(.callback(.scrollViewDidScroll))
    }
    #expect(
      recorder.lines[start...].count { $0.kind == .call(.callback(.scrollViewDidScroll)) } == 4
    )
    // Row 10 enters in the first frame unless it has its cell, row 11 in the third.
    let cells = frames.map { $0.count { $0.kind == .call(.callback(.cellForRowAt)) } }
    #expect(cells.reduce(0, +) >= 1)
  }

  @Test(
    "G7: scrollToRow ends within the content",
    arguments: [SystemVersion.iOS(5), .iOS(9), .iOS(12), .iOS(17), .iOS(26)],
    [0.0, 100, 440, 567]
  )
  func scrollToRowRests(version: SystemVersion, viewport: Double) throws {
    let table = try makeTable(version, viewport: viewport, CallCounter())
    try table.setContentInset(EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let highest = 4400 + 34 - viewport
    for row in [0, 1, 50, 98, 99] {
      let path = IndexPath(section: 0, row: row)
      let top = Double(row) * 44
      try table.scrollToRow(at: path, at: .top, animated: false)
      #expect(table.contentOffset == min(top - 20, highest))
      try table.scrollToRow(at: path, at: .bottom, animated: false)
      #expect(table.contentOffset == min(max(-20, top + 44 + 34 - viewport), highest))
    }
  }

  @Test(
    "Without a position, a visible row stays and another moves as little as possible",
    arguments: [(5, 0.0), (12, 132), (99, 3960), (50, 1804)]
  )
  func scrollsAsLittleAsItMust(row: Int, offset: Double) throws {
    let table = try makeTable(.iOS(17), CallCounter())
    try table.scrollToRow(at: IndexPath(section: 0, row: row), at: .none, animated: false)
    #expect(table.contentOffset == offset)
    try table.scrollToRow(at: IndexPath(section: 0, row: row), at: .none, animated: false)
    #expect(table.contentOffset == offset)
  }

  @Test(
    "For a row out of range, the exception has the text of the version",
    arguments: [
      (
        SystemVersion.iOS(5),
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (100) beyond "
          + "bounds (100) for section (0)."
      ),
      (
        .iOS(9),
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (100) "
          + "beyond bounds (100) for section (0)."
      ),
      (
        .iOS(12),
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
          + "usingPresentationValues:]: row (100) beyond bounds (100) for section (0)."
      ),
      (
        .iOS(17),
        "Attempted to scroll the table view to an out-of-bounds row (100) when there are only "
          + "100 rows in section 0. Table view: <UITableView>"
      ),
    ]
  )
  func outOfRange(version: SystemVersion, text: String) throws {
    let table = try makeTable(version, CallCounter())
    let error = #expect(throws: UIKitException.self) {
      try table.scrollToRow(at: IndexPath(section: 0, row: 100), at: .top, animated: false)
    }
    #expect(error?.name == "NSRangeException")
    #expect(error?.reason == text)
    let section = #expect(throws: UIKitException.self) {
      try table.scrollToRow(at: IndexPath(section: 3, row: 0), at: .top, animated: false)
    }
    #expect(section?.reason.contains("section (3)") == true)
  }

  @Test("An animation ends with its own callback, at its target offset")
  func animation() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(14), recorder, Self.scrolls)
    let start = recorder.lines.count
    try table.setContentOffset(1000, animated: true)
    #expect(table.contentOffset == 0)
    try table.runAnimation()
    #expect(table.contentOffset == 1000)
    #expect(
      calls(recorder, from: start) == [.scrollViewDidScroll, .scrollViewDidEndScrollingAnimation]
    )
    #expect(!table.isScrolling)
  }

  @Test("The status bar scrolls to the top of the inset")
  func statusBar() throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(14), recorder, Self.scrolls)
    try table.setContentInset(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    try table.setContentOffset(900)
    var start = recorder.lines.count
    try table.tapStatusBar()
    try table.runAnimation()
    #expect(table.contentOffset == -20)
    let whole: [Callback] = [
      .scrollViewShouldScrollToTop, .scrollViewDidScroll, .scrollViewDidScrollToTop,
    ]
    #expect(calls(recorder, from: start) == whole)
    start = recorder.lines.count
    try table.tapStatusBar()
    #expect(calls(recorder, from: start) == [whole[0], whole[2]])
  }

  @Test(
    "A drag without velocity sends no deceleration, and one with velocity stops within the ends",
    arguments: [
      (100.0, 0.0, 100.0), (200, 2, 1198), (-300, 0, 0), (300, -1, 0), (5000, 3, 3960),
      (10, 0.5, 259.5),
    ]
  )
  func drag(distance: Double, velocity: Double, rest: Double) throws {
    let recorder = TraceRecorder()
    let table = try makeTable(.iOS(14), recorder, Self.scrolls)
    let start = recorder.lines.count
    try table.drag(by: distance, velocity: velocity)
    let decelerates = table.isScrolling
    #expect(table.isDragging == decelerates)
    try table.runAnimation()
    #expect(abs(table.contentOffset - rest) <= 1)
    #expect(!table.isDragging)
    var expected: [Callback] = [
      .scrollViewWillBeginDragging, .scrollViewDidScroll, .scrollViewWillEndDragging,
      .scrollViewDidEndDragging,
    ]
    if decelerates {
      expected += [
        .scrollViewWillBeginDecelerating, .scrollViewDidScroll, .scrollViewDidEndDecelerating,
      ]
    }
    #expect(calls(recorder, from: start) == expected)
  }

  @Test("A fast rate stops earlier, and without bounces the content never leaves its ends")
  func properties() throws {
    let table = try makeTable(.iOS(14), CallCounter())
    var properties = table.properties
    properties.scrolling.decelerationRate = 0.99
    properties.scrolling.bounces = false
    try table.set(properties)
    try table.drag(by: 100, velocity: 2)
    try table.runAnimation()
    #expect(abs(table.contentOffset - 298) <= 1)
    try table.drag(by: -900, velocity: -1)
    #expect(table.contentOffset == 0)
    #expect(!table.isScrolling, "content at an end that does not bounce has nowhere to go")
    properties.scrolling.isScrollEnabled = false
    try table.set(properties)
    try table.drag(by: 100, velocity: 0)
    #expect(table.contentOffset == 0)
  }

  @Test("Decelerating content stops when its table leaves the window")
  func removal() throws {
    let table = try makeTable(.iOS(14), CallCounter())
    try table.drag(by: 100, velocity: 2)
    #expect(table.isScrolling)
    try table.removeFromWindow()
    #expect(!table.isScrolling && !table.isDragging)
  }

  @Test("Extreme drags end", arguments: [1e12, -1e12])
  func absurdDrags(distance: Double) throws {
    let table = try makeTable(.iOS(17), CallCounter())
    try table.drag(by: distance, velocity: distance)
    try table.runAnimation()
    #expect((0...3960).contains(table.contentOffset))
  }

  @Test(
    "A rectangle moves the content as little as possible",
    arguments: [(0.0, 44.0, 0.0), (600, 44, 204), (4300, 900, 3960), (100, 10, 0)]
  )
  func rectangle(y: Double, height: Double, offset: Double) throws {
    let table = try makeTable(.iOS(17), CallCounter())
    let rect = Rect(x: 0, y: y, width: 1, height: height)
    try table.scrollRectToVisible(rect, animated: false)
    #expect(table.contentOffset == offset)
    try table.setContentOffset(0)
    try table.scrollRectToVisible(rect, animated: true)
    try table.runAnimation()
    #expect(table.contentOffset == offset)
  }

  @Test("If nothing is selected, scrolling to the nearest selected row moves nothing")
  func nearestSelectedRow() throws {
    let table = try makeTable(.iOS(17), CallCounter())
    try table.setContentOffset(100)
    try table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset == 100)
  }

  @Test(
    "The section index is shown from a number of rows on",
    arguments: [(0, 2), (100, 2), (101, 0)]
  )
  func indexMinimum(minimum: Int, titles: Int) throws {
    let table = try makeTable(.iOS(12), CallCounter())
    var properties = table.properties
    properties.sectionIndexMinimumDisplayRowCount = minimum
    try table.set(properties)
    var source = Client()
    source.numberOfRowsInSection { _, _ in Self.rows }
    source.sectionIndexTitles { _ in ["A", "B"] }
    source.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    table.dataSource = source
    try table.reloadSectionIndexTitles()
    #expect(table.shownIndexTitles.count == titles)
  }
}

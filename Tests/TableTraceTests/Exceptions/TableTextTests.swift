import TableTrace
import Testing

/// The texts that a table raises or prints outside updates.
@Suite struct TableTextTests {
  /// One way to a text.
  struct Sample: CustomTestStringConvertible {
    let id: String
    let version: SystemVersion
    let text: String
    var name = "NSInternalInconsistencyException"
    /// What the client does besides answering 44 points and a cell.
    var client: @Sendable (inout Client) throws -> Void = { _ in }
    /// What the app does once the table is shown.
    var act: @Sendable (TableView) throws(UIKitException) -> Void = { _ in }

    var testDescription: String { "\(id) on \(version)" }
  }

  private static func scroll(
    _ id: String,
    _ version: SystemVersion,
    to path: IndexPath,
    _ text: String
  ) -> Sample {
    Sample(
      id: id,
      version: version,
      text: text,
      name: "NSRangeException",
      act: { table throws(UIKitException) in
        try table.scrollToRow(at: path, at: .top, animated: false)
      }
    )
  }

  private static let oldScroll = "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]"
  private static let scroll7 =
    "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
  private static let scroll11 =
    "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
    + "usingPresentationValues:]"

  static let scrolling = [
    scroll(
      "exc-32",
      .iOS(5),
      to: [0, 7],
      "\(oldScroll): row (7) beyond bounds (3) for section (0)."
    ),
    scroll(
      "exc-33",
      .iOS(9, 2),
      to: [0, 7],
      "\(scroll7): row (7) beyond bounds (3) for section (0)."
    ),
    scroll("exc-34", .iOS(7), to: [2, 0], "\(scroll7): section (2) beyond bounds (1)."),
    scroll(
      "exc-35",
      .iOS(11),
      to: [0, 7],
      "\(scroll11): row (7) beyond bounds (3) for section (0)."
    ),
    scroll(
      "exc-36",
      .iOS(15),
      to: [0, 7],
      "Attempted to scroll the table view to an out-of-bounds row (7) when there are only 3 rows "
        + "in section 0. Table view: <UITableView>"
    ),
    scroll(
      "exc-37",
      .iOS(13),
      to: [2, 0],
      "Attempted to scroll the table view to an out-of-bounds section (2) when there are only 1 "
        + "sections. Table view: <UITableView>"
    ),
  ]

  private static func answer(_ callback: Callback, _ points: Double)
    -> @Sendable (inout Client) throws -> Void
  {
    { client in client[callback] = .points { _, _ in points } }
  }

  private static let nilCell: @Sendable (inout Client) throws -> Void = { client in
    client.cellForRowAt { _, _ in nil }
  }

  static let answers = [
    Sample(
      id: "exc-19",
      version: .iOS(7),
      text: "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:",
      client: nilCell
    ),
    Sample(
      id: "exc-20",
      version: .iOS(10),
      text:
        "UITableView (<UITableView>) failed to obtain a cell from its dataSource (<DataSource>)",
      client: nilCell
    ),
    Sample(
      id: "exc-27",
      version: .iOS(8),
      text: "Failed to allocate data stores for 402337200000000 rows in section 0. Consider using "
        + "fewer rows",
      client: { client in
        client.numberOfRowsInSection { _, _ in 402_337_200_000_000 }
      }
    ),
    Sample(
      id: "exc-28",
      version: .iOS(9, 3),
      text: "table view row height must not be negative - provided height for index path "
        + "(<NSIndexPath> {length = 2, path = 0 - 0}) is -0.010000",
      client: answer(.heightForRowAt, -0.01)
    ),
    Sample(
      id: "exc-29",
      version: .iOS(10, 2),
      text: "section header height must not be negative - provided height for section 0 is "
        + "-0.500000",
      client: answer(.heightForHeaderInSection, -0.5)
    ),
    Sample(
      id: "exc-29",
      version: .iOS(10, 2),
      text: "section footer height must not be negative - provided height for section 0 is "
        + "-0.500000",
      client: answer(.heightForFooterInSection, -0.5)
    ),
    Sample(
      id: "exc-29",
      version: .iOS(10, 2),
      text: "section header height must not be negative - provided height for section 0 is "
        + "-2.000000",
      client: answer(.estimatedHeightForHeaderInSection, -2)
    ),
    Sample(
      id: "exc-30",
      version: .iOS(8, 3),
      text: "Invalid row height provided by table delegate. Value must be greater than zero or "
        + "UITableViewAutomaticDimension.",
      client: { client in
        client.estimatedHeightForRowAt { _, _ in 44 }
        client.heightForRowAt { _, _ in -2 }
      }
    ),
  ]

  static let questions = [
    Sample(
      id: "exc-21",
      version: .iOS(6),
      text: "unable to dequeue a cell with identifier Other - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard",
      act: { table throws(UIKitException) in
        _ = try table.dequeueReusableCell(withIdentifier: "Other", for: [0, 0])
      }
    ),
    Sample(
      id: "exc-24",
      version: .iOS(6),
      text: "request for rect at invalid index path (<NSIndexPath> {length = 2, path = 0 - 9})",
      act: { table throws(UIKitException) in _ = try table.rectForRow(at: [0, 9]) }
    ),
    Sample(
      id: "exc-25",
      version: .iOS(9, 3),
      text: "request for rect of header in invalid section (4)",
      act: { table throws(UIKitException) in _ = try table.rectForHeader(inSection: 4) }
    ),
    Sample(
      id: "exc-26",
      version: .iOS(13),
      text: "Requested the number of rows for section (4) which is out of bounds.",
      act: { table throws(UIKitException) in _ = try table.numberOfRows(inSection: 4) }
    ),
  ]

  private static let twoDequeues: @Sendable (inout Client) throws -> Void = { client in
    client.cellForRowAt { table, path throws(UIKitException) in
      _ = try table.dequeueReusableCell(withIdentifier: "Cell", for: path)
      return try table.dequeueReusableCell(withIdentifier: "Cell", for: path)
    }
  }

  /// An empty group inside the cellForRow of the second row.
  private static let updateInsideCell: @Sendable (inout Client) throws -> Void = { client in
    client.cellForRowAt { table, path throws(UIKitException) in
      if path == [0, 1] {
        try table.beginUpdates()
        try table.endUpdates()
      }
      return table.makeCell(reuseIdentifier: "Cell")
    }
  }

  static let reaching = [
    Sample(
      id: "exc-23",
      version: .iOS(11, 2),
      text: "Attempted to dequeue multiple cells for the same index path, which is not allowed. If "
        + "you really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
        + "Cell, index path: <NSIndexPath> {length = 2, path = 0 - 0}",
      client: twoDequeues
    ),
    Sample(
      id: "exc-38",
      version: .iOS(10, 3),
      text: "*** -[__NSArrayM objectAtIndex:]: index 1 beyond bounds [0 .. 0]",
      name: "NSRangeException",
      client: updateInsideCell
    ),
    Sample(
      id: "exc-39",
      version: .iOS(13),
      text: "UITableView internal inconsistency: _visibleRows and _visibleCells must be of same "
        + "length. _visibleRows: {0, 2}; _visibleCells.count: 1, _visibleCells: (…)",
      client: updateInsideCell
    ),
  ]

  private static func show(_ sample: Sample, _ sink: any TraceSink) throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 440),
      profile: Profile(sample.version),
      sink: sink
    )
    table.register(forCellReuseIdentifier: "Cell")
    var client = Client()
    client.numberOfRowsInSection { _, _ in 3 }
    client.cellForRowAt { table, _ in
      table.makeCell(reuseIdentifier: "Cell")
    }
    try sample.client(&client)
    table.dataSource = client
    table.delegate = client
    return table
  }

  @Test(arguments: scrolling + answers + questions + reaching)
  func tableTextIsRaised(sample: Sample) throws {
    let table = try Self.show(sample, CallCounter())
    let exception = #expect(throws: UIKitException.self) {
      try table.moveToWindow()
      try table.layoutIfNeeded()
      try sample.act(table)
    }
    #expect(exception?.name == sample.name)
    #expect(exception?.reason == sample.text)
  }

  /// What an app may dequeue by itself for a row, and where.
  private static let dequeues: [(os: SystemVersion, row: Int, isInWindow: Bool, raises: Bool)] = [
    (.iOS(10), 0, true, false), (.iOS(11), 0, true, true), (.iOS(26), 0, true, true),
    (.iOS(26), 2, true, false), (.iOS(26), 0, false, false),
  ]

  @Test("r4-20: the app dequeues a cell for a row that already has one", arguments: dequeues)
  func appDequeuesForAFilledRow(
    os: SystemVersion,
    row: Int,
    isInWindow: Bool,
    raises: Bool
  ) throws {
    let counted = try CountedTable([30], os, height: 80, isShown: isInWindow)
    counted.table.register(forCellReuseIdentifier: "Cell")
    try counted.table.layoutIfNeeded()
    let place = IndexPath(section: 0, row: row)
    guard raises else {
      _ = try counted.table.dequeueReusableCell(withIdentifier: "Cell", for: place)
      return
    }
    let exception = #expect(throws: UIKitException.self) {
      try counted.table.dequeueReusableCell(withIdentifier: "Cell", for: place)
    }
    #expect(
      exception?.reason.hasPrefix(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed."
      ) == true
    )
  }

  @Test("exc-40: an update while a row is prepared ahead")
  func updateWhilePreparing() throws {
    let counted = try CountedTable([30], .iOS(18), height: 88)
    var client = try #require(counted.table.dataSource)
    client.cellForRowAt { table, path throws(UIKitException) in
      if path == [0, 2] {
        try table.beginUpdates()
        try table.endUpdates()
      }
      return table.makeCell(reuseIdentifier: "Cell")
    }
    counted.table.dataSource = client
    try counted.table.layoutIfNeeded()
    try counted.table.setContentOffset(44, animated: true)
    let exception = #expect(throws: UIKitException.self) {
      try counted.table.prepareRowWhenIdle()
    }
    #expect(
      exception?.reason.hasPrefix(
        "UITableView internal inconsistency: cell already prefetched for IP(0,2). Existing: "
      ) == true
    )
  }

  /// What the client asks inside a callback about a row, and how the warning begins.
  private static let warnings: [(String, SystemVersion, Bool)] = [
    (
      "~ [Assert] Attempted to access the table view's visibleCells while they were in", .iOS(14),
      true
    ),
    (
      "~ [Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it", .iOS(13),
      false
    ),
  ]

  @Test("exc-45, exc-46: queries for cells inside a callback", arguments: warnings)
  func accessWarns(text: String, version: SystemVersion, queriesAll: Bool) throws {
    let counted = try CountedTable([3], version, isShown: false)
    var client = Client()
    client.willDisplayCell { table, _, _ throws(UIKitException) in
      if queriesAll { _ = try table.visibleCells() } else { _ = try table.cellForRow(at: [0, 0]) }
    }
    counted.table.delegate = client
    try counted.table.moveToWindow()
    try counted.table.layoutIfNeeded()
    let warnings = counted.recorder.lines.filter { $0.kind == .warning }
    #expect(warnings.count == 3)
    #expect(warnings.allSatisfy { $0.text.hasPrefix(text) && $0.depth == 1 })
    // Outside the pass the same questions are harmless.
    _ = try counted.table.visibleCells()
    #expect(counted.recorder.lines.count { $0.kind == .warning } == 3)
  }

  @Test("exc-44: a layout outside every window", arguments: [SystemVersion.iOS(13), .iOS(26)])
  func layoutOutsideWindowWarns(version: SystemVersion) throws {
    let counted = try CountedTable([3], version, isShown: false)
    try counted.table.layoutIfNeeded()
    try counted.table.reloadData()
    try counted.table.layoutIfNeeded()
    let warnings = counted.recorder.lines.filter { $0.kind == .warning }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.text.hasPrefix(
        "~ [TableView] Warning once only: UITableView was told to layout its visible cells"
      ) == true
    )
  }

  @Test("exc-48: a self-sizing row without height", arguments: [SystemVersion.iOS(8), .iOS(17)])
  func zeroHeightWarns(version: SystemVersion) throws {
    let counted = try CountedTable([3], version, isShown: false)
    var properties = counted.table.properties
    properties.rowHeight = .automatic
    properties.estimatedRowHeight = .points(60)
    counted.table.adopt(properties)
    counted.table.fittingHeights.row = { _ in 0 }
    try counted.table.moveToWindow()
    try counted.table.layoutIfNeeded()
    let warnings = counted.recorder.lines.filter { $0.kind == .warning }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.text.hasPrefix(
        "~ Warning once only: Detected a case where constraints ambiguously suggest a height of "
      ) == true
    )
    #expect(try counted.table.rectForRow(at: [0, 1]).y == 44)
  }

  @Test(
    "r3-20: deletions leave a scrolled plain table with a footer and less than a screen of rows",
    arguments: [
      (SystemVersion.iOS(7, 1), TableStyle.plain, true, true),
      (.iOS(7, 1), .grouped, true, false),
      (.iOS(7, 1), .plain, false, false),
      (.iOS(8), .plain, true, false),
    ]
  )
  func shrinkingContentRaises(
    version: SystemVersion,
    style: TableStyle,
    hasFooter: Bool,
    raises: Bool
  ) throws {
    let counted = try CountedTable([6], version, style: style, height: 200, isShown: false)
    if hasFooter {
      var client = Client()
      client.heightForFooterInSection { _, _ in 20 }
      client.viewForFooterInSection { table, _ in table.makeView() }
      counted.table.delegate = client
    }
    try counted.table.moveToWindow()
    try counted.table.layoutIfNeeded()
    try counted.table.setContentOffset(40)
    try counted.table.layoutIfNeeded()
    counted.rows = [2]
    var reason: String?
    do throws(UIKitException) {
      try counted.table.deleteRows(at: (2..<6).map { [0, $0] }, with: .fade)
    } catch {
      reason = error.reason
    }
    let text = "Cell animation stop fraction must be greater than start fraction"
    #expect(reason == (raises ? text : nil))
  }

  @Test("exc-16: rows without height are inserted at the end of the table")
  func emptyAnimationRaises() throws {
    let counted = try CountedTable([1], .iOS(7), isShown: false)
    var client = Client()
    client.heightForRowAt { _, path in path.row == 1 ? 0 : 44 }
    counted.table.delegate = client
    try counted.table.moveToWindow()
    try counted.table.layoutIfNeeded()
    counted.rows = [2]
    let exception = #expect(throws: UIKitException.self) {
      try counted.table.insertRows(at: [[0, 1]], with: .fade)
    }
    #expect(exception?.reason == "Cell animation stop fraction must be greater than start fraction")
    counted.rows = [1]
    try counted.table.reloadData()
    counted.rows = [2]
    try counted.table.insertRows(at: [[0, 1]], with: .none)
  }
}

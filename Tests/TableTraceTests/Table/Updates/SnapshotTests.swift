import TableTrace
import Testing

/// Diffable data sources: what a snapshot asks for, by version.
@Suite struct SnapshotTests {
  private static func one(_ items: String...) -> DiffableSnapshot {
    DiffableSnapshot(sections: [DiffableSnapshot.Section(id: "A", items: items)])
  }

  /// The rows inserted, and the cells asked for, on 17.2 without an animation.
  private static let changes: [(after: DiffableSnapshot, cells: Int)] = [
    (one("a", "x", "b"), 1), (one("a", "b", "x"), 1), (one("x", "y", "a", "b"), 2),
    (one("a", "x", "y", "b"), 2), (one("a", "b", "x", "y"), 2), (one("b"), 0), (one("b", "a"), 0),
    (one("a", "b"), 0),
  ]

  @Test("Only inserted rows query cells, and have them when apply returns", arguments: changes)
  func snapshotAsksForNewCells(after: DiffableSnapshot, cells: Int) throws {
    let table = try SnapshotTable(Self.one("a", "b"), .iOS(17, 2), height: 667)
    #expect(try table.apply(after, animated: false) == cells)
    #expect(try table.shownItems == after.sections[0].items)
  }

  @Test("Without animation all rows are reloaded up to iOS 14, and from 15 on only the difference")
  func withoutAnimationByVersion() throws {
    for (version, cells) in [(SystemVersion.iOS(13), 3), (.iOS(14), 3), (.iOS(15), 1)] {
      let table = try SnapshotTable(Self.one("a", "b"), version, height: 667)
      let before = table.askedCells
      try table.apply(Self.one("a", "x", "b"), animated: false)
      try table.table.layoutIfNeeded()
      #expect(table.askedCells - before == cells, "\(version)")
    }
  }

  @Test(
    "A table outside a window creates no cell in apply",
    arguments: [SystemVersion.iOS(14), .iOS(26)]
  )
  func applyOutsideWindowMakesNoCell(version: SystemVersion) throws {
    let empty = DiffableSnapshot(sections: [])
    let table = try SnapshotTable(empty, version, height: 20, isInWindow: false)
    try table.apply(Self.one("a", "b"))
    #expect(table.askedCells == 0)
    #expect(try table.table.numberOfRows(inSection: 0) == 2)
  }

  @Test("Sections are inserted, deleted and moved with their rows")
  func sectionsFollow() throws {
    let table = try SnapshotTable(Self.one("a", "b"), .iOS(17), height: 667)
    let other = DiffableSnapshot.Section(id: "B", items: ["c"])
    var next = Self.one("a", "b")
    next.sections.insert(other, at: 0)
    #expect(try table.apply(next) == 1)
    next.sections.swapAt(0, 1)
    #expect(try table.apply(next) == 0)
    next.sections.removeFirst()
    #expect(try table.apply(next) == 0)
    #expect(try table.shownItems == ["c"])
  }

  @Test(
    "A repeated identifier raises an exception before any query",
    arguments: [
      (SystemVersion.iOS(13), "Fatal: supplied identifiers are not unique."),
      (
        .iOS(14),
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    a\n)}"
      ),
    ]
  )
  func duplicatesRaise(version: SystemVersion, text: String) throws {
    let table = try SnapshotTable(Self.one("a"), version, height: 667)
    let exception = #expect(throws: UIKitException.self) {
      try table.apply(Self.one("a", "b", "a"))
    }
    #expect(exception?.reason == text)
    #expect(table.askedCells == 1)
    let twice = DiffableSnapshot(sections: Self.one().sections + Self.one().sections)
    #expect(throws: UIKitException.self) { try table.apply(twice) }
  }

  @Test(
    "A snapshot that raises an exception is not used",
    arguments: [SystemVersion.iOS(13), .iOS(17)]
  )
  func refusedSnapshots(version: SystemVersion) throws {
    let table = try SnapshotTable(Self.one("a"), version, height: 667).table
    var isAdopted = false
    let twice = Self.one("b", "b")
    for isAnimated in [true, false] {
      #expect(throws: UIKitException.self) {
        try table.apply(
          twice,
          from: Self.one("a"),
          animatingDifferences: isAnimated,
          adopt: { isAdopted = true }
        )
      }
    }
    #expect(throws: UIKitException.self) {
      try table.applyUsingReloadData(twice, adopt: { isAdopted = true })
    }
    #expect(!isAdopted)
  }

  /// The app's own update calls.
  enum OwnUpdate: CaseIterable {
    case insertRows, deleteRows, reloadRows, moveRow
    case insertSections, deleteSections, reloadSections, moveSection
    case batch

    func perform(on table: TableView) throws(UIKitException) {
      switch self {
      case .insertRows: try table.insertRows(at: [[0, 0]])
      case .deleteRows: try table.deleteRows(at: [[0, 0]])
      case .reloadRows: try table.reloadRows(at: [[0, 0]])
      case .moveRow: try table.moveRow(at: [0, 0], to: [0, 0])
      case .insertSections: try table.insertSections([0])
      case .deleteSections: try table.deleteSections([0])
      case .reloadSections: try table.reloadSections([0])
      case .moveSection: try table.moveSection(0, toSection: 0)
      case .batch: try table.performBatchUpdates { _ throws(UIKitException) in }
      }
    }
  }

  @Test(
    "An update by the app raises an exception, until another data source is set",
    arguments: OwnUpdate.allCases
  )
  func ownUpdatesRaise(update: OwnUpdate) throws {
    let table = try SnapshotTable(Self.one("a"), .iOS(13, 2), height: 667)
    let exception = #expect(throws: UIKitException.self) { try update.perform(on: table.table) }
    #expect(
      exception?.reason
        == "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as "
        + "the UITableView's dataSource: please do not call mutation APIs directly on UITableView. "
    )
    #expect(table.askedCells == 1)
    table.table.dataSource?.isDiffable = false
    try table.table.reloadRows(at: [[0, 0]])
  }

  @Test(
    "An empty performBatchUpdates raises an exception up to iOS 16",
    arguments: [
      (SystemVersion.iOS(13), true), (.iOS(15), true), (.iOS(16, 7), true), (.iOS(17), false),
      (.iOS(26), false),
    ]
  )
  func emptyBatches(version: SystemVersion, raises: Bool) throws {
    let table = try SnapshotTable(Self.one("a"), version, height: 667)
    if raises {
      let exception = #expect(throws: UIKitException.self) {
        try table.table.performBatchUpdates { _ throws(UIKitException) in }
      }
      #expect(exception?.rule == .diffableOwnBatch)
    } else {
      try table.table.performBatchUpdates { _ throws(UIKitException) in }
    }
    #expect(throws: UIKitException.self) {
      try table.table.performBatchUpdates { table throws(UIKitException) in
        try table.deleteRows(at: [[0, 0]])
      }
    }
  }

  @Test("An empty group and a reload do not count as updates by the app")
  func emptyGroupsPass() throws {
    let table = try SnapshotTable(Self.one("a"), .iOS(17), height: 667)
    try table.table.beginUpdates()
    try table.table.endUpdates()
    try table.table.reloadData()
    try table.table.reconfigureRows(at: [[0, 0]])
  }

  @Test("Before iOS 13 there is no diffable data source")
  func classIsMissing() throws {
    let table = try SnapshotTable(Self.one("a"), .iOS(12), height: 667)
    let exception = #expect(throws: UIKitException.self) { try table.apply(Self.one("b")) }
    #expect(exception?.name == "dyld")
  }
}

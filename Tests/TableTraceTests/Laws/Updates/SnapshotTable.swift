import TableTrace

/// A table of a diffable data source, which remembers what each cell shows.
///
/// A class, because the table's clients read the snapshot while the table changes it.
final class SnapshotTable {
  private(set) var snapshot: DiffableSnapshot
  let table: TableView
  private var items: [Int: String] = [:]
  /// How often a cell was asked for.
  private(set) var askedCells = 0

  init(
    _ snapshot: DiffableSnapshot,
    _ version: SystemVersion,
    height: Double,
    isInWindow: Bool = true
  ) throws {
    self.snapshot = snapshot
    table = TableView(
      style: .plain,
      size: Size(width: 320, height: height),
      profile: Profile(version),
      sink: CallCounter()
    )
    var properties = table.properties
    properties.rowHeight = .points(20)
    properties.estimatedRowHeight = .points(0)
    properties.sectionHeaderTopPadding = .points(0)
    table.adopt(properties)
    table.dataSource = try dataSource()
    guard isInWindow else { return }
    try table.moveToWindow()
    try table.layoutIfNeeded()
  }

  private func dataSource() throws -> Client {
    var client = Client()
    client.isDiffable = true
    client.numberOfSections { [unowned self] _ in self.snapshot.sections.count }
    client.numberOfRowsInSection { [unowned self] _, section in
      self.snapshot.sections[section].items.count
    }
    client.cellForRowAt { [unowned self] table, path in
      askedCells += 1
      let cell =
        table.dequeueReusableCell(withIdentifier: "Cell")
        ?? table.makeCell(reuseIdentifier: "Cell")
      items[cell.number] = self.snapshot.sections[path.section].items[path.row]
      return cell
    }
    return client
  }

  /// Applies a snapshot; returns how many cells were asked for in the call.
  @discardableResult
  func apply(_ new: DiffableSnapshot, animated: Bool = true) throws(UIKitException) -> Int {
    let before = askedCells
    try table.apply(
      new,
      from: snapshot,
      animatingDifferences: animated,
      adopt: { self.snapshot = new }
    )
    return askedCells - before
  }

  /// What the displayed rows show, from the top.
  var shownItems: [String] {
    get throws {
      try table.displayedIndexPaths.compactMap { path in
        try table.cellForRow(at: path).flatMap { items[$0.number] }
      }
    }
  }
}

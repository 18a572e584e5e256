public import TableTrace

/// A table whose data source answers counts that a test changes.
///
/// A class, because the table's clients read the counts while the test changes them.
final class CountedTable {
  var rows: [Int]
  let table: TableView
  let recorder = TraceRecorder()

  /// Makes a table of 44 points a row; `isShown` loads it and makes its cells.
  convenience init(
    _ rows: [Int],
    _ version: SystemVersion,
    style: TableStyle = .plain,
    height: Double = 440,
    isShown: Bool = true
  ) throws {
    try self.init(
      rows,
      profile: Profile(version),
      style: style,
      height: height,
      isShown: isShown
    )
  }

  /// Makes a table that obeys the values of a profile.
  init(
    _ rows: [Int],
    profile: Profile,
    style: TableStyle = .plain,
    height: Double = 440,
    isShown: Bool = true
  ) throws {
    self.rows = rows
    table = TableView(
      style: style,
      size: Size(width: 320, height: height),
      profile: profile,
      sink: recorder
    )
    var properties = table.properties
    properties.estimatedRowHeight = .points(0)
    properties.rowHeight = .points(44)
    table.adopt(properties)
    table.register(forCellReuseIdentifier: "Cell")
    var client = Client()
    client.numberOfSections { [unowned self] _ in self.rows.count }
    client.numberOfRowsInSection { [unowned self] _, section in
      self.rows.indices.contains(section) ? self.rows[section] : 0
    }
    client.cellForRowAt { table, _ in
      table.dequeueReusableCell(withIdentifier: "Cell")
        ?? table.makeCell(reuseIdentifier: "Cell")
    }
    table.dataSource = client
    guard isShown else { return }
    try table.moveToWindow()
    try table.layoutIfNeeded()
  }

  /// Changes the counts, then performs updates in one group.
  func update(
    to rows: [Int],
    _ changes: (TableView) throws(UIKitException) -> Void
  ) throws(UIKitException) {
    self.rows = rows
    try table.beginUpdates()
    try changes(table)
    try table.endUpdates()
  }
}

extension IndexPath: ExpressibleByArrayLiteral {
  /// `[section, row]`.
  public init(arrayLiteral elements: Int...) {
    self.init(section: elements.first ?? 0, row: elements.last ?? 0)
  }
}

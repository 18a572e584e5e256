@testable import TableTrace

/// An app that changes its rows and tells the table, now and then inside a callback.
///
/// A class, because the table calls it while it acts on the table.
final class RestlessApp {
  let table: TableView
  private var random: SplitMix
  private var rows: [Int]
  /// How many changes inside callbacks are left: without an end they would go on for ever.
  private var changesLeft = 0

  init(seed: UInt64, version: SystemVersion) throws {
    random = SplitMix(seed: seed)
    rows = (0..<4).map { _ in 0 }
    table = TableView(
      style: .plain,
      size: Size(width: 320, height: 200),
      profile: Profile(version),
      sink: CallCounter()
    )
    for section in rows.indices {
      rows[section] = random.next(in: 0...12)
    }
    let hasEstimates = random.next(in: 0...1) == 0
    var properties = table.properties
    properties.estimatedRowHeight = .points(hasEstimates ? 40 : 0)
    table.adopt(properties)
    table.register(forCellReuseIdentifier: "Cell")
    table.dataSource = try dataSource()
    table.delegate = try delegate()
    table.joinWindow()
    try table.layoutIfNeeded()
  }

  private func dataSource() throws -> Client {
    var client = Client()
    client.numberOfSections { [unowned self] _ in rows.count }
    client.numberOfRowsInSection { [unowned self] _, section in
      rows.indices.contains(section) ? rows[section] : 0
    }
    client.cellForRowAt { table, _ in table.dequeueReusableCell(withIdentifier: "Cell") }
    return client
  }

  private func delegate() throws -> Client {
    var client = Client()
    client.heightForRowAt { _, path in
      Double(20 + (path.section * 7 + path.row * 13) % 50)
    }
    for callback in [Callback.willDisplayCell, .didEndDisplayingCell, .scrollViewDidScroll] {
      client[callback] = .action { [unowned self] _, _ throws(UIKitException) in
        guard changesLeft > 0, random.next(in: 0...4) == 0 else { return }
        changesLeft -= 1
        try change()
      }
    }
    return client
  }

  /// One turn: some changes and scrolls, then what the run loop does.
  func turn() throws {
    changesLeft = 4
    for _ in 0...random.next(in: 0...2) {
      if random.next(in: 0...3) == 0 {
        let highest = max(0, try table.contentSize().height - table.size.height)
        try table.setContentOffset(Double(random.next(in: 0...Int(highest))))
      } else {
        try change()
      }
    }
    repeat {
      try table.layoutIfNeeded()
      try table.runAnimation()
      try table.layoutIfNeeded()
    } while table.isUpdating || table.isLayoutPending
    try table.prepareRowWhenIdle()
  }

  /// One change of the rows that the table is told of.
  private func change() throws(UIKitException) {
    let section = random.next(in: 0...rows.count - 1)
    let kind = random.next(in: 0...8)
    let count = rows[section]
    let row = IndexPath(section: section, row: random.next(in: 0...max(0, count - 1)))
    switch kind {
    case 0, 1:
      rows[section] += 1
      try table.insertRows(at: [row])
    case 2, 3:
      guard count > 0 else { return }
      rows[section] -= 1
      try table.deleteRows(at: [row])
    case 4:
      guard count > 0 else { return }
      try table.reloadRows(at: [row])
    case 5:
      guard count > 1 else { return }
      try table.moveRow(at: row, to: IndexPath(section: section, row: (row.row + 1) % count))
    case 6:
      rows.insert(random.next(in: 0...3), at: section)
      try table.insertSections([section])
    case 7:
      guard rows.count > 1 else { return }
      rows.remove(at: section)
      try table.deleteSections([section])
    default:
      try table.reloadData()
    }
  }

  /// The rows that a settled table shows: all that touch its bounds and follow each other.
  func expectedRows() throws -> [IndexPath] {
    var expected: [IndexPath] = []
    for section in rows.indices {
      for row in 0..<rows[section] {
        let path = IndexPath(section: section, row: row)
        let rect = try table.rectForRow(at: path)
        let touches =
          rect.y < table.contentOffset + table.size.height && rect.maxY > table.contentOffset
        if touches { expected.append(path) }
      }
    }
    return expected
  }

  /// The cells on screen, beside it and in the pool, which must all be different.
  var cells: [Cell] {
    table.screen.rows.map(\.cell) + table.screen.prepared.map(\.cell)
      + table.reusePool.flatMap(\.cells)
  }
}

/// The rows in the bounds of a table, and a few above and below, found without calling the app.
struct NearRows {
  private(set) var found: (rows: [TableState.RowRun], far: TableState.FarRows?) = ([], nil)

  /// Finds the rows of a table.
  ///
  /// - Complexity: O(r log n + s) for r found rows and s sections, both limited.
  init(_ table: TableView) {
    look(at: table.content, from: table.viewport.top, to: table.viewport.bottom)
  }

  private mutating func look(at content: borrowing Content, from top: Double, to bottom: Double) {
    guard content.areHeightsKnown, let start = Self.start(in: content, at: top) else { return }
    var first = start
    for _ in 0..<TableState.mostRowsBeside {
      guard let above = content.row(before: first), content.contains(above) else { break }
      first = above
    }
    var last = first
    var rest = TableState.mostRowsBeside
    add(first, of: content)
    for _ in 1..<TableState.mostEntries {
      guard rest > 0, let below = content.row(after: last), content.contains(below) else { break }
      last = below
      add(below, of: content)
      if content.top(of: below) >= bottom { rest -= 1 }
    }
    found.far = Self.far(first, last, of: content)
  }

  /// Returns the first row in the bounds, or the last row above them.
  private static func start(in content: borrowing Content, at top: Double) -> IndexPath? {
    if let row = content.firstRow(endingAfter: top), content.contains(row) { return row }
    return content.row(before: IndexPath(section: content.sections.count, row: 0))
  }

  /// Adds a row, to the last run if it continues that run.
  private mutating func add(_ path: IndexPath, of content: borrowing Content) {
    let height = content.sections[path.section].rows.height(of: path.row)
    let isGuess = content.isEstimate(path)
    if let run = found.rows.last, run.first.section == path.section, run.last.row + 1 == path.row,
      run.height == height, run.isGuess == isGuess
    {
      found.rows[found.rows.count - 1].last = path
    } else {
      let y = content.top(of: path)
      found.rows.append(
        TableState.RowRun(first: path, last: path, y: y, height: height, isGuess: isGuess)
      )
    }
  }

  private static func far(
    _ first: IndexPath,
    _ last: IndexPath,
    of content: borrowing Content
  ) -> TableState.FarRows {
    var far = TableState.FarRows(above: first.row, below: 0)
    for section in content.sections.indices {
      let count = content.sections.rowCount(of: section)
      if section < first.section { far.above += count }
      if section == last.section { far.below += count - 1 - last.row }
      if section > last.section { far.below += count }
    }
    return far
  }
}

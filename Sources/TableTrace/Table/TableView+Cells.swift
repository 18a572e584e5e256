/// One row: its cell is asked for, configured and displayed.
extension TableView {
  /// The cell of a displayed row.
  func cell(at path: IndexPath) -> Cell? {
    place(of: path).flatMap { place in
      place < displayedRows.count && displayedRows[place].path == path
        ? displayedRows[place].cell : nil
    }
  }

  /// Makes the cell of a row that has none, and displays it.
  func prepareRow(_ path: IndexPath, in pass: inout RowPass) throws(UIKitException) {
    guard contains(path), cell(at: path) == nil else { return }
    let rows = sections[path.section].rows
    let estimate = rows.estimate(of: path.row)
    rowInProgress = RowInProgress(path: path)
    let cell = try askCell(path)
    let progress = rowInProgress
    rowInProgress = nil
    try configure(path, estimate: estimate, progress: progress, in: &pass)
    display(cell, at: path)
    try tell(.willDisplayCell, .cell(cell, path), rule: .willDisplay)
    pass.made.append(path)
  }

  private func askCell(_ path: IndexPath) throws(UIKitException) -> Cell {
    let callback = Callback.cellForRowAt
    guard case .cell(let closure)? = handlers[Int(callback.rawValue)] else {
      throw UIKitException.nilCell(path, profile.nilCellText)
    }
    let cell = try run(Call(callback, .row(path), rule: .cellForRow), closure) { cell in
      cell.map { .cell($0, self.cellRecords[$0.number - 1].origin) } ?? .none
    }
    guard let cell else { throw UIKitException.nilCell(path, profile.nilCellText) }
    return cell
  }

  /// The display configuration of a row, up to willDisplay.
  private func configure(
    _ path: IndexPath,
    estimate: Double,
    progress: RowInProgress?,
    in pass: inout RowPass
  ) throws(UIKitException) {
    if progress?.hasIndentation != true {
      _ = try askInteger(.indentationLevelForRowAt, .row(path), rule: .indentationLevel)
    }
    if profile.asksHeightAfterCell {
      let isEstimate = contains(path) && sections[path.section].rows.isEstimate(path.row)
      if isEstimate || implements(.heightForRowAt) {
        let height = try askRealHeight(path, rule: .heightAfterCell)
        measure(path, as: height)
        if estimatesRows, height == estimate {
          pass.exactlyEstimated.append(path)
        }
      }
    }
    if profile.asksAccessoryType {
      try askWord(.accessoryTypeForRowWith, .row(path), rule: .accessoryType)
    }
    try askFlag(.canEditRowAt, .row(path), rule: .canEdit)
    if pass.sectionsBegun.insert(path.section).inserted, profile.asksFooterHeightEarly {
      try askSectionHeightIfEstimated(.footer, path.section, rule: .earlyFooterHeight)
    }
  }

  private func display(_ cell: Cell, at path: IndexPath) {
    let place = displayedRows.firstIndex { $0.path > path } ?? displayedRows.count
    displayedRows.insert(DisplayedRow(path: path, cell: cell), at: place)
    if cellRecords.indices.contains(cell.number - 1) {
      cellRecords[cell.number - 1].path = path
    }
  }

  /// Takes a row off the screen: its cell goes to the pool and the delegate is told.
  func endDisplaying(_ row: DisplayedRow, rule: RuleID) throws(UIKitException) {
    displayedRows.removeAll { $0.path == row.path }
    recycle(row.cell)
    try tell(.didEndDisplayingCell, .cell(row.cell, row.path), rule: rule)
  }

  /// Takes all rows and section views off the screen, as the layout after a reload does.
  ///
  /// The cells go to the pool from the first row on, so that the last one is handed out first; the
  /// delegate is told from the last row on.
  func endDisplayedRows() throws(UIKitException) {
    let rows = displayedRows
    displayedRows = []
    for row in rows {
      recycle(row.cell)
    }
    for row in rows.reversed() {
      try tell(.didEndDisplayingCell, .cell(row.cell, row.path), rule: .reloadDidEnd)
    }
    for view in displayedViews {
      try endDisplaying(view)
    }
  }

  private func recycle(_ cell: Cell) {
    guard cellRecords.indices.contains(cell.number - 1) else { return }
    pool.put(cell, identifier: cellRecords[cell.number - 1].identifier)
  }

  /// The place of a row in the displayed rows, by binary search; nil when nothing is displayed.
  private func place(of path: IndexPath) -> Int? {
    guard !displayedRows.isEmpty else { return nil }
    var low = 0
    var high = displayedRows.count
    while low < high {
      let middle = (low + high) / 2
      if displayedRows[middle].path < path {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

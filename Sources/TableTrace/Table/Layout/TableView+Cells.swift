/// One row: its cell is queried, configured and displayed.
extension TableView {
  /// Returns the cell of a displayed row.
  func cell(at path: IndexPath) -> Cell? {
    screen.cell(at: path)
  }

  /// Displays a row that is not displayed, with the cell prepared for it or a new one.
  func prepareRow(_ path: IndexPath, in pass: inout RowPass) throws(UIKitException) {
    guard cell(at: path) == nil, content.contains(path), pass.exchanges == updates.exchanges else {
      return
    }
    let most = profile[ChangeRules.simulationLimit].displayedRows
    guard screen.rows.count < most else {
      throw UIKitException.simulationLimit("displayed rows", most: most)
    }
    if moving.heldRow == path, let cell = moving.reordering?.awayCell {
      // The finger still holds the cell, so that nothing is called.
      moving.reordering?.carry(nil)
      return screen.show(cell, at: path)
    }
    let isInEmptyBounds = size.height <= 0
    if isInEmptyBounds { sink.entered(.emptyBounds) }
    defer { if isInEmptyBounds { sink.left() } }
    let prepared = screen.takePrepared(at: path)
    sink.entered(pass.order(of: path))
    defer { sink.left() }
    let cell = if let prepared { prepared } else { try makeRow(path, in: &pass) }
    guard pass.exchanges == updates.exchanges else { return recycle(cell) }
    screen.show(cell, at: path)
    // A row that returns before its cell has ended displaying was on screen all the time.
    if updates.takeBack(cell) { return }
    showLook(of: path, in: cell)
    configureIfNeeded(cell)
    progress.displayedCell = cell
    defer { progress.displayedCell = nil }
    try tell(.willDisplayCell, cell, of: path, rule: .willDisplay)
    if profile[RowPassRules.cellLayout] == .afterWillDisplay {
      show(.layoutSubviews, .hook(cell), rule: .cellLayout)
    }
    pass.made.append(DisplayedRow(path: path, cell: cell))
  }

  /// Asks for the cell of a row and for what its configuration needs, up to willDisplay.
  func makeRow(_ path: IndexPath, in pass: inout RowPass) throws(UIKitException) -> Cell {
    let estimate = content.hasEstimates ? content.estimate(of: path) : 0
    progress.row = RowInProgress(path: path)
    let cell = try cellOfDataSource(path)
    let questions = progress.takeRow()
    try configure(path, cell, estimate: estimate, questions, in: &pass)
    return cell
  }

  /// Returns the cell of a row, as the data source makes it.
  ///
  /// - Throws: UIKit's exception when there is none.
  func cellOfDataSource(
    _ path: IndexPath,
    rule: RuleID = .cellForRow
  ) throws(UIKitException) -> Cell {
    guard let cell = try askCell(path, rule: rule) else {
      throw UIKitException.nilCell(path, profile[CellRules.nilCell])
    }
    cells.note(path, of: cell)
    return cell
  }

  /// The display configuration of a row, up to willDisplay.
  private func configure(
    _ path: IndexPath,
    _ cell: Cell,
    estimate: Double,
    _ questions: RowInProgress?,
    in pass: inout RowPass
  ) throws(UIKitException) {
    if questions?.hasIndentation != true {
      _ = try askInteger(.indentationLevelForRowAt, .row(path), rule: .indentationLevel)
    }
    let canEdit = profile[CellRules.canEdit]
    if canEdit == .beforeHeight {
      try askEditing(of: path, cell)
    }
    if profile[CellRules.heightAfterCell] {
      let isEstimate = content.hasEstimates && content.isEstimate(path)
      if isEstimate || implements(.heightForRowAt) {
        let height = try measureRow(path, rule: .heightAfterCell)
        if estimatesRows, height == estimate {
          pass.exactlyEstimated.append(path)
        }
      }
    }
    let word = try askWord(.accessoryTypeForRowWith, .row(path), rule: .accessoryType)
    if let type = word.flatMap(AccessoryType.init(rawValue:)) {
      cells[cell].accessory = type
    }
    if canEdit == .afterHeight {
      try askEditing(of: path, cell)
    }
    if profile[SectionViewRules.earlyFooterHeight], content.hasGuessedFooter(path.section),
      pass.sectionsBegun.insert(path.section).inserted
    {
      try askSectionHeightIfEstimated(.footer, path.section, rule: .earlyFooterHeight)
    }
  }

  /// Whether the row can be edited, and in edit mode the controls that it shows.
  private func askEditing(of path: IndexPath, _ cell: Cell) throws(UIKitException) {
    if editing.mode == .edit {
      sink.entered(.cellEntersUnanimated)
      showEditing(true, of: cell, animated: false, rule: .cellEntersEditing)
      sink.left()
    } else if editing.mode == .none, cells[cell].isEditing {
      showEditing(false, of: cell, animated: false, rule: .cellLeavesEditing)
    }
    let canEdit = try askFlag(.canEditRowAt, .row(path), rule: .canEdit)
    if editing.mode == .edit {
      try askEditControls(of: path, cell: cell, canEdit: canEdit ?? true, rule: .rowEntersEditing)
    } else if cells.hasControls(cell) {
      // A cell that shows another row has no controls of the row before.
      cells[cell].controls = nil
    }
  }

  /// Takes all rows and section views off the screen, as the layout after a reload does.
  ///
  /// The cells enter the pool from the first row on, so the last one is reused first. This does not
  /// depend on the order in which the delegate is notified.
  func endDisplayedRows() throws(UIKitException) {
    let rows = screen.takeRows()
    releasePreparedRows()
    for row in rows {
      recycle(row.cell)
    }
    let isUpward = profile[ReloadRules.didEnd] == .lastFirst
    for row in isUpward ? rows.reversed() : rows {
      try tell(.didEndDisplayingCell, row.cell, of: row.path, rule: .reloadDidEnd)
    }
    for view in screen.views {
      try endDisplaying(view)
    }
  }

  /// Returns a cell to the pool; one that has still to end displaying goes there as it ends.
  func recycle(_ cell: Cell) {
    guard !updates.awaitsEnd(cell) else { return }
    if cells.firstResponder == cell { resignFirstResponder() }
    cells.put(cell)
  }
}

/// Querying, configuring and displaying the cell of a row.
extension TableView {
  /// Returns the cell of a displayed row, or nil.
  func cell(at path: IndexPath) -> Cell? {
    screen.cell(at: path)
  }

  /// Displays a row, with the cell prepared for it or a new cell.
  func prepareRow(_ path: IndexPath, in pass: inout RowPass) throws(UIKitException) {
    guard cell(at: path) == nil, content.contains(path), pass.exchanges == updates.exchanges else {
      return
    }
    let most = profile[ChangeRules.simulationLimit].displayedRows
    guard screen.rows.count < most else {
      throw UIKitException.simulationLimit("displayed rows", most: most)
    }
    if moving.heldRow == path, let cell = moving.reordering?.awayCell {
      // The user still holds the cell, so nothing is called.
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
    // If the old cell has not ended displaying yet, the row stayed visible.
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

  /// Queries the cell of a row and its configuration, up to `willDisplay`.
  func makeRow(_ path: IndexPath, in pass: inout RowPass) throws(UIKitException) -> Cell {
    let estimate = content.hasEstimates ? content.estimate(of: path) : 0
    progress.row = RowInProgress(path: path)
    let cell = try cellOfDataSource(path)
    let questions = progress.takeRow()
    try configure(path, cell, estimate: estimate, questions, in: &pass)
    return cell
  }

  /// Queries the cell of a row.
  ///
  /// - Throws: UIKit's exception if the data source returns nil.
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

  /// Makes the calls that configure a cell for its display, including `willDisplay`.
  private func configure(
    _ path: IndexPath,
    _ cell: Cell,
    estimate: Double,
    _ questions: RowInProgress?,
    in pass: inout RowPass
  ) throws(UIKitException) {
    if questions?.hasIndentation != true {
      sink.entered(editing.mode == .edit ? .cellInEditMode : nil)
      defer { sink.left() }
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

  /// Queries whether the row can be edited and, in edit mode, which controls it shows.
  private func askEditing(of path: IndexPath, _ cell: Cell) throws(UIKitException) {
    if editing.mode == .edit {
      sink.entered(.cellEntersUnanimated)
      showEditing(true, of: cell, animated: false, rule: .cellEntersEditing)
      sink.left()
    } else if editing.mode == .none, cells[cell].isEditing {
      showEditing(false, of: cell, animated: false, rule: .cellLeavesEditing)
    }
    let canEdit = try askEditability(of: path)
    if editing.mode == .edit {
      try askEditControls(of: path, cell: cell, canEdit: canEdit ?? true, rule: .rowEntersEditing)
    } else if cells.hasControls(cell) {
      // The cell must not keep the controls of its previous row.
      cells[cell].controls = nil
    }
  }

  private func askEditability(of path: IndexPath) throws(UIKitException) -> Bool? {
    sink.entered(editing.mode == .edit ? .cellInEditMode : nil)
    defer { sink.left() }
    return try askFlag(.canEditRowAt, .row(path), rule: .canEdit)
  }

  /// Removes all rows and section views, as the layout after a reload does.
  ///
  /// The cells enter the reuse queue in the order of the rows, so the last is reused first. The
  /// order in which the delegate is notified does not matter.
  func endDisplayedRows() throws(UIKitException) {
    let rows = screen.takeRows()
    screen.forgetNil { _ in false }
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

  /// Adds a cell to the reuse queue, or waits until it has ended displaying.
  func recycle(_ cell: Cell) {
    guard !updates.awaitsEnd(cell) else { return }
    if cells.firstResponder == cell { resignFirstResponder() }
    cells.put(cell)
  }
}

/// The app's queries for what is visible, some of which run a pending layout.
extension TableView {
  /// Returns the visible cells in row order (`visibleCells`), after a pending layout.
  public func visibleCells() throws(UIKitException) -> [Cell] {
    warnOfAccess(Self.visibleCellsWarning)
    try layoutIfNeeded()
    let hidden = profile[ReuseRules.visibleCellsInside] ? nil : progress.displayedCell
    return screen.rows.map(\.cell).filter { $0 != hidden }
  }

  /// Returns the index paths of the visible rows (`indexPathsForVisibleRows`).
  ///
  /// It runs a pending layout first, but does not load data by itself.
  public func indexPathsForVisibleRows() throws(UIKitException) -> [IndexPath] {
    if content.isEmpty, !progress.hasLaidOut { return [] }
    try layoutIfNeeded()
    return screen.rows.map(\.path)
  }

  /// Returns `indexPathsForVisibleRows` as UIKit does, which may be nil if no row is visible.
  package func optionalIndexPathsForVisibleRows() throws(UIKitException) -> [IndexPath]? {
    let rows = try indexPathsForVisibleRows()
    return rows.isEmpty && profile[ReloadRules.noVisibleRows] ? nil : rows
  }

  /// The index paths of the visible rows, without running a layout.
  package var displayedIndexPaths: [IndexPath] {
    screen.rows.map(\.path)
  }

  /// Returns whether a row is visible, without running a layout.
  package func displays(_ path: IndexPath) -> Bool { cell(at: path) != nil }

  /// Returns the cell of a displayed or prepared row, or nil, without running a layout.
  package func existingCell(at path: IndexPath) -> Cell? {
    cell(at: path) ?? screen.preparedCell(at: path)
  }

  /// Returns whether the loaded table has a section.
  package func hasSection(_ section: Int) -> Bool { content.counts.indices.contains(section) }

  /// Returns the number of rows of a loaded section, or nil if there is no such section.
  package func rowCount(of section: Int) -> Int? {
    hasSection(section) ? content.counts[section] : nil
  }

  /// Returns whether the loaded table has a row.
  package func hasRow(_ path: IndexPath) -> Bool { content.contains(path) }

  /// Returns the cell of a visible or prepared row, or nil (`cellForRow(at:)`), after a pending
  /// layout.
  public func cellForRow(at path: IndexPath) throws(UIKitException) -> Cell? {
    warnOfAccess(Self.cellForRowWarning)
    // Inside the first re-query, the table is not loaded yet and starts to load again.
    try loadIfNeeded()
    try layoutIfNeeded()
    return cell(at: path) ?? screen.preparedCell(at: path)
  }

  /// Returns the row of a visible or prepared cell, or nil (`indexPath(for:)`), after a pending
  /// layout.
  public func indexPath(for cell: Cell) throws(UIKitException) -> IndexPath? {
    if content.isEmpty, !progress.hasLaidOut { return nil }
    try layoutIfNeeded()
    return screen.row(of: cell)
  }

  /// Returns a section's visible `UITableViewHeaderFooterView` as header, or nil
  /// (`headerView(forSection:)`).
  public func headerView(forSection section: Int) throws(UIKitException) -> SectionView? {
    try view(.header, section)
  }

  /// Returns a section's visible `UITableViewHeaderFooterView` as footer, or nil
  /// (`footerView(forSection:)`).
  public func footerView(forSection section: Int) throws(UIKitException) -> SectionView? {
    try view(.footer, section)
  }

  private func view(_ end: SectionEnd, _ section: Int) throws(UIKitException) -> SectionView? {
    try layoutIfNeeded()
    let shown = screen.view(end, of: section)
    return shown?.view.kind == .headerFooterView ? shown?.view : nil
  }
}

/// Questions of the app about what is on screen; some run a pending layout at once.
extension TableView {
  /// Returns `visibleCells`, in row order; runs a pending layout.
  public func visibleCells() throws(UIKitException) -> [Cell] {
    warnOfAccess(Self.visibleCellsWarning)
    try layoutIfNeeded()
    let hidden = profile[ReuseRules.visibleCellsInside] ? nil : progress.displayedCell
    return screen.rows.map(\.cell).filter { $0 != hidden }
  }

  /// Returns `indexPathsForVisibleRows`; runs a pending layout, but loads nothing by itself.
  public func indexPathsForVisibleRows() throws(UIKitException) -> [IndexPath] {
    if content.isEmpty, !progress.hasLaidOut { return [] }
    try layoutIfNeeded()
    return screen.rows.map(\.path)
  }

  /// Returns `indexPathsForVisibleRows` as UIKit answers it, which may be nil where no row is on
  /// screen.
  package func optionalIndexPathsForVisibleRows() throws(UIKitException) -> [IndexPath]? {
    let rows = try indexPathsForVisibleRows()
    return rows.isEmpty && profile[ReloadRules.noVisibleRows] ? nil : rows
  }

  /// The rows on screen as they are; unlike ``indexPathsForVisibleRows()`` it runs no layout.
  package var displayedIndexPaths: [IndexPath] {
    screen.rows.map(\.path)
  }

  /// Returns whether a row is on screen, as it is.
  package func displays(_ path: IndexPath) -> Bool { cell(at: path) != nil }

  /// Returns the cell of a displayed or prepared row as it is; unlike ``cellForRow(at:)`` it runs
  /// no layout.
  package func existingCell(at path: IndexPath) -> Cell? {
    cell(at: path) ?? screen.preparedCell(at: path)
  }

  /// Returns whether the table has a section, as far as it is loaded.
  package func hasSection(_ section: Int) -> Bool { content.counts.indices.contains(section) }

  /// Returns the number of rows of a section, as far as the table is loaded, or nil without the
  /// section.
  package func rowCount(of section: Int) -> Int? {
    hasSection(section) ? content.counts[section] : nil
  }

  /// Returns whether the table has a row, as far as it is loaded.
  package func hasRow(_ path: IndexPath) -> Bool { content.contains(path) }

  /// Returns `cellForRow(at:)`: the cell of a visible or prepared row, else nil; runs a pending
  /// layout.
  public func cellForRow(at path: IndexPath) throws(UIKitException) -> Cell? {
    warnOfAccess(Self.cellForRowWarning)
    // Queried from inside the first re-query, the table is not loaded yet and begins to load once
    // more.
    try loadIfNeeded()
    try layoutIfNeeded()
    return cell(at: path) ?? screen.preparedCell(at: path)
  }

  /// Returns `indexPath(for:)`: the row of a visible or prepared cell, else nil; runs a pending
  /// layout.
  public func indexPath(for cell: Cell) throws(UIKitException) -> IndexPath? {
    if content.isEmpty, !progress.hasLaidOut { return nil }
    try layoutIfNeeded()
    return screen.row(of: cell)
  }

  /// Returns `headerView(forSection:)`: the header on screen that is a
  /// `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) throws(UIKitException) -> SectionView? {
    try view(.header, section)
  }

  /// Returns `footerView(forSection:)`: the footer on screen that is a
  /// `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) throws(UIKitException) -> SectionView? {
    try view(.footer, section)
  }

  private func view(_ end: SectionEnd, _ section: Int) throws(UIKitException) -> SectionView? {
    try layoutIfNeeded()
    let shown = screen.view(end, of: section)
    return shown?.view.kind == .headerFooterView ? shown?.view : nil
  }
}

/// The visible rows, the prepared rows next to them, and the prefetched rows.
struct Screen {
  /// The displayed rows, in order.
  private(set) var rows: [DisplayedRow] = []
  /// Whether the displayed rows may not follow each other in the content: a row between them may
  /// have no cell, or one of them may no longer exist.
  ///
  /// A row was dropped there from off screen, other heights moved it there, or a re-query counted
  /// other rows.
  var hasHole = false
  private var sectionViews = ShownSectionViews()
  /// Whether an update renumbered the displayed rows, after which they kept their cells.
  private(set) var isUpdated = false
  /// The visible headers and footers whose title was nil.
  private(set) var untitled: Set<RowPass.ViewPlace> = []
  /// The visible headers and footers without a view, because the view method returned nil.
  private(set) var viewless: Set<RowPass.ViewPlace> = []
  /// The rows that have a cell, but are not displayed yet or no longer.
  private(set) var prepared: [DisplayedRow] = []
  /// The prefetched rows that were not displayed since.
  private(set) var announced: [IndexPath] = []
  /// Whether rows were ever prefetched.
  private(set) var hasAnnounced = false

  /// The first and the last displayed row, or nil if none is displayed.
  var ends: (first: IndexPath, last: IndexPath)? {
    guard let first = rows.first?.path, let last = rows.last?.path else { return nil }
    return (first, last)
  }

  /// Records the queried title of a header or footer.
  mutating func noteTitle(_ title: String?, of place: RowPass.ViewPlace) {
    if title == nil { untitled.insert(place) } else { untitled.remove(place) }
  }

  /// Records whether a view method returned nil.
  mutating func noteView(isMissing: Bool, at place: RowPass.ViewPlace) {
    if isMissing { viewless.insert(place) } else { viewless.remove(place) }
  }

  /// Forgets the titles and views that were nil, except at places that meet a condition.
  mutating func forgetNil(besides isKept: (RowPass.ViewPlace) -> Bool) {
    untitled = untitled.filter(isKept)
    viewless = viewless.filter(isKept)
  }

  /// Returns the cell of a displayed row, or nil.
  func cell(at path: IndexPath) -> Cell? {
    rows.first(with: path) { $0.path }?.cell
  }

  func preparedCell(at path: IndexPath) -> Cell? {
    prepared.first { $0.path == path }?.cell
  }

  /// Returns the row of a displayed or prepared cell, or nil.
  func row(of cell: Cell) -> IndexPath? {
    (rows.first { $0.cell == cell } ?? prepared.first { $0.cell == cell })?.path
  }

  /// Returns the row of a displayed or prepared cell, or nil.
  ///
  /// The search starts at the cell's earlier row.
  func row(of cell: Cell, before path: IndexPath) -> IndexPath? {
    self.cell(at: path) == cell ? path : row(of: cell)
  }

  /// The displayed headers and footers, in the order of their creation.
  var views: [DisplayedView] { sectionViews.all }

  /// Returns a header or footer, or nil if it is not displayed.
  func view(_ end: SectionEnd, of section: Int) -> DisplayedView? {
    sectionViews.view(end, of: section)
  }

  func shows(_ end: SectionEnd, of section: Int) -> Bool {
    view(end, of: section) != nil
  }

  /// Displays a row, and keeps the rows in order.
  mutating func show(_ cell: Cell, at path: IndexPath) {
    rows.insert(DisplayedRow(path: path, cell: cell), at: place(of: path))
  }

  mutating func show(_ view: DisplayedView) {
    sectionViews.show(view)
  }

  mutating func prepare(_ row: DisplayedRow) {
    prepared.append(row)
  }

  mutating func takePrepared(at path: IndexPath) -> Cell? {
    guard let place = prepared.firstIndex(where: { $0.path == path }) else { return nil }
    return prepared.remove(at: place).cell
  }

  /// Takes the cells of prepared rows that are not next to displayed rows, except for one cell.
  mutating func takePrepared(besides content: borrowing Content, keeping kept: Cell?) -> [Cell] {
    guard !prepared.isEmpty else { return [] }
    let rows = prepared
    prepared = []
    var gone: [Cell] = []
    for row in rows {
      if row.cell == kept || content.contains(row.path) && content.isAdjacent(row.path, to: ends) {
        prepared.append(row)
      } else {
        gone.append(row.cell)
      }
    }
    return gone
  }

  mutating func takePrepared() -> [Cell] {
    defer { prepared = [] }
    return prepared.map(\.cell)
  }

  /// Removes a displayed row that the user lifted.
  mutating func take(_ path: IndexPath) {
    rows.removeAll { $0.path == path }
  }

  /// Removes a header or footer.
  mutating func take(_ end: SectionEnd, of section: Int) {
    sectionViews.take(end, of: section)
  }

  /// Removes headers and footers.
  mutating func takeViews(_ gone: [DisplayedView]) {
    for view in gone { take(view.end, of: view.section) }
  }

  /// Removes a number of rows at the top and at the bottom, and returns these rows.
  mutating func takeRows(above: Int, below: Int) -> [DisplayedRow] {
    guard above + below > 0 else { return [] }
    var leaving: [DisplayedRow] = []
    leaving.reserveCapacity(above + below)
    leaving += rows.prefix(above)
    leaving += rows.suffix(below)
    rows.removeLast(below)
    rows.removeFirst(above)
    return leaving
  }

  /// Takes the rows that the content does not have.
  mutating func takeRows(missingFrom content: borrowing Content) -> [DisplayedRow] {
    var kept: [DisplayedRow] = []
    var gone: [DisplayedRow] = []
    for row in rows {
      if content.contains(row.path) { kept.append(row) } else { gone.append(row) }
    }
    rows = kept
    return gone
  }

  /// Removes and returns the rows outside of a range, or all rows if the range is nil.
  mutating func takeRows(outside walked: ClosedRange<IndexPath>?) -> [DisplayedRow] {
    guard let walked else {
      defer { rows = [] }
      return rows
    }
    // The rows are in order, so those outside of the range are at both ends.
    let first = place(of: walked.lowerBound)
    let end = rows.partitionPoint { $0.path <= walked.upperBound }
    return takeRows(above: first, below: rows.count - end)
  }

  /// Removes all rows and forgets the prefetched rows, but keeps headers and footers.
  mutating func takeRows() -> [DisplayedRow] {
    defer { (rows, announced, isUpdated) = ([], [], false) }
    return rows
  }

  mutating func announce(_ new: [IndexPath]) {
    announced += new
    hasAnnounced = true
  }

  /// Forgets prefetched rows that are now displayed.
  mutating func forgetAnnouncedRows() {
    guard !announced.isEmpty else { return }
    let rows = rows
    announced.removeAll { path in rows.contains { $0.path == path } }
  }

  /// Removes prefetched rows, and returns those that were prefetched.
  mutating func cancel(_ rows: [IndexPath]) -> [IndexPath] {
    if !rows.isEmpty { announced.removeAll(where: rows.contains) }
    return rows
  }

  /// Returns the position of a row among the displayed rows, or where it would be.
  private func place(of path: IndexPath) -> Int {
    rows.partitionPoint { $0.path < path }
  }

  /// Renumbers prefetched rows, even if the displayed rows will be discarded.
  mutating func renumberAnnounced(by moves: RowMoves) {
    announced = announced.compactMap { moves[$0] }
  }

  /// Renumbers what is displayed, and removes rows and sections that no longer exist.
  mutating func renumber(by moves: RowMoves, in content: borrowing Content) -> ScreenChange {
    var change = ScreenChange()
    isUpdated = true
    renumberRows(by: moves, in: content, &change)
    renumberPrepared(by: moves, in: content, &change)
    renumberViews(by: moves, in: content, &change)
    untitled = Self.renumbered(untitled, by: moves)
    viewless = Self.renumbered(viewless, by: moves)
    return change
  }

  private static func renumbered(
    _ places: Set<RowPass.ViewPlace>,
    by moves: RowMoves
  ) -> Set<RowPass.ViewPlace> {
    Set(
      places.compactMap { place in
        moves.section(place.section).map { RowPass.ViewPlace(section: $0, end: place.end) }
      }
    )
  }

  private mutating func renumberRows(
    by moves: RowMoves,
    in content: borrowing Content,
    _ change: inout ScreenChange
  ) {
    let paths = moves.paths(rows.lazy.map { $0.path })
    var kept: [DisplayedRow] = []
    kept.reserveCapacity(rows.count)
    change.kept.reserveCapacity(rows.count)
    var ascend = true
    for (row, path) in zip(rows, paths) {
      guard let path, content.contains(path) else {
        change.rows.append(row)
        continue
      }
      if let last = kept.last, path < last.path { ascend = false }
      kept.append(DisplayedRow(path: path, cell: row.cell))
      change.kept.append(ScreenChange.KeptRow(path: path, formerPath: row.path))
    }
    rows = kept
    // Only a move changes the order of the rows.
    guard !ascend else { return }
    rows.sort { $0.path < $1.path }
    change.kept.sort { $0.path < $1.path }
  }

  private mutating func renumberPrepared(
    by moves: RowMoves,
    in content: borrowing Content,
    _ change: inout ScreenChange
  ) {
    guard !prepared.isEmpty else { return }
    var ready: [DisplayedRow] = []
    for (row, path) in zip(prepared, moves.paths(prepared.map(\.path))) {
      if let path, content.contains(path) {
        ready.append(DisplayedRow(path: path, cell: row.cell))
      } else {
        change.preparedCells.append(row.cell)
      }
    }
    prepared = ready
  }

  private mutating func renumberViews(
    by moves: RowMoves,
    in content: borrowing Content,
    _ change: inout ScreenChange
  ) {
    guard !sectionViews.isEmpty else { return }
    var kept: [DisplayedView] = []
    for view in views {
      guard let section = moves.section(view.section), section < content.sections.count else {
        change.views.append(view)
        continue
      }
      change.oldSections[view.view.number] = view.section
      kept.append(DisplayedView(section: section, end: view.end, view: view.view))
    }
    sectionViews = ShownSectionViews(kept)
  }
}

/// What a renumbering changes on the screen.
struct ScreenChange {
  /// The removed rows, with their old index paths.
  var rows: [DisplayedRow] = []
  /// The headers and footers of removed sections, with the old indices.
  var views: [DisplayedView] = []
  /// The cells of removed prepared rows.
  var preparedCells: [Cell] = []
  /// The remaining rows, in order.
  var kept: [KeptRow] = []
  /// The old sections of the remaining views, by the numbers of the views.
  var oldSections: [Int: Int] = [:]

  /// A remaining row, with its new and old index paths.
  struct KeptRow {
    let path: IndexPath
    let formerPath: IndexPath
  }

  /// Returns the old index path of a remaining row, or nil if the row is new on the screen.
  func formerPath(of path: IndexPath) -> IndexPath? {
    kept.first(with: path) { $0.path }?.formerPath
  }
}

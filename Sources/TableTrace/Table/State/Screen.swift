/// The visible rows, the prepared ones next to them, and the prefetched ones.
struct Screen {
  /// The displayed rows, ascending.
  private(set) var rows: [DisplayedRow] = []
  /// Whether the displayed rows may not follow each other in the content: a row between them may
  /// have no cell, or one of them may no longer exist.
  ///
  /// A row was dropped there from off screen, other heights moved it there, or a re-query counted
  /// other rows.
  var hasHole = false
  /// The displayed headers and footers.
  private var sectionViews = ShownSectionViews()
  /// The headers and footers on screen whose title was nil.
  private(set) var untitled: Set<RowPass.ViewPlace> = []
  /// Rows next to the displayed ones that have a cell all the same.
  private(set) var prepared: [DisplayedRow] = []
  /// The rows announced to the prefetch data source and not displayed since.
  private(set) var announced: [IndexPath] = []
  /// Whether rows were ever announced.
  private(set) var hasAnnounced = false

  /// The first and the last displayed row.
  var ends: (first: IndexPath, last: IndexPath)? {
    guard let first = rows.first?.path, let last = rows.last?.path else { return nil }
    return (first, last)
  }

  /// The title of a header or footer was queried.
  mutating func noteTitle(_ title: String?, of place: RowPass.ViewPlace) {
    if title == nil { untitled.insert(place) } else { untitled.remove(place) }
  }

  /// Forgets which titles of headers and footers were nil.
  mutating func forgetUntitled(_ places: some Sequence<RowPass.ViewPlace>) {
    untitled.subtract(places)
  }

  /// Returns the cell of a displayed row.
  func cell(at path: IndexPath) -> Cell? {
    rows.first(with: path) { $0.path }?.cell
  }

  func preparedCell(at path: IndexPath) -> Cell? {
    prepared.first { $0.path == path }?.cell
  }

  /// Returns the row of a cell that is displayed or prepared.
  func row(of cell: Cell) -> IndexPath? {
    (rows.first { $0.cell == cell } ?? prepared.first { $0.cell == cell })?.path
  }

  /// Returns the row of a cell that is displayed or prepared, looked for first where it was before.
  func row(of cell: Cell, before path: IndexPath) -> IndexPath? {
    self.cell(at: path) == cell ? path : row(of: cell)
  }

  /// The displayed headers and footers, in the order in which they were made.
  var views: [DisplayedView] { sectionViews.all }

  /// Returns a header or footer, if it is displayed.
  func view(_ end: SectionEnd, of section: Int) -> DisplayedView? {
    sectionViews.view(end, of: section)
  }

  /// Returns whether a header or footer is displayed.
  func shows(_ end: SectionEnd, of section: Int) -> Bool {
    view(end, of: section) != nil
  }

  /// Displays a row between the others.
  mutating func show(_ cell: Cell, at path: IndexPath) {
    rows.insert(DisplayedRow(path: path, cell: cell), at: place(of: path))
  }

  /// Displays a header or footer.
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

  /// Takes the cells that stand ready for rows which are not next to the displayed ones, but for
  /// one.
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

  /// Takes a displayed row that a finger has lifted.
  mutating func take(_ path: IndexPath) {
    rows.removeAll { $0.path == path }
  }

  /// Takes a header or footer off the screen.
  mutating func take(_ end: SectionEnd, of section: Int) {
    sectionViews.take(end, of: section)
  }

  /// Takes the headers and footers that are not to be seen any more, in their order.
  mutating func takeViews(_ gone: [DisplayedView]) {
    for view in gone { take(view.end, of: view.section) }
  }

  /// Takes the first rows and the last rows, in their order.
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

  /// Takes the rows outside a walk over the visible ones; all of them when it has met none.
  mutating func takeRows(outside walked: ClosedRange<IndexPath>?) -> [DisplayedRow] {
    guard let walked else {
      defer { rows = [] }
      return rows
    }
    // They ascend: what lies outside are the first and the last ones.
    let first = place(of: walked.lowerBound)
    let end = rows.partitionPoint { $0.path <= walked.upperBound }
    return takeRows(above: first, below: rows.count - end)
  }

  /// Takes all rows, and forgets what was announced; headers and footers stay.
  mutating func takeRows() -> [DisplayedRow] {
    defer { (rows, announced) = ([], []) }
    return rows
  }

  mutating func announce(_ new: [IndexPath]) {
    announced += new
    hasAnnounced = true
  }

  /// Announced rows that are displayed by now are announced no more.
  mutating func forgetAnnouncedRows() {
    guard !announced.isEmpty else { return }
    let rows = rows
    announced.removeAll { path in rows.contains { $0.path == path } }
  }

  /// Calls off announced rows.
  mutating func cancel(_ rows: [IndexPath]) -> [IndexPath] {
    if !rows.isEmpty { announced.removeAll(where: rows.contains) }
    return rows
  }

  /// Returns the index of a row among the displayed ones, or where it would be, by binary search.
  private func place(of path: IndexPath) -> Int {
    rows.partitionPoint { $0.path < path }
  }

  /// Announced rows get their new numbers, also while what is displayed waits to be discarded.
  mutating func renumberAnnounced(by moves: RowMoves) {
    announced = announced.compactMap { moves[$0] }
  }

  /// Gives what is displayed its new numbers and takes what the content has no more.
  mutating func renumber(by moves: RowMoves, in content: borrowing Content) -> ScreenChange {
    var change = ScreenChange()
    renumberRows(by: moves, in: content, &change)
    renumberPrepared(by: moves, in: content, &change)
    renumberViews(by: moves, in: content, &change)
    untitled = Set(
      untitled.compactMap { place in
        moves.section(place.section).map { RowPass.ViewPlace(section: $0, end: place.end) }
      }
    )
    return change
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
    // Only a move changes their order.
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

/// The effect of a renumbering of rows on the screen.
struct ScreenChange {
  /// The rows that are gone, by their old numbers.
  var rows: [DisplayedRow] = []
  /// The headers and footers whose sections are gone, by their old numbers.
  var views: [DisplayedView] = []
  /// The cells of prepared rows that are gone.
  var preparedCells: [Cell] = []
  /// The rows that stay, ascending.
  var kept: [KeptRow] = []
  /// The old sections of the views that stay, by the numbers of the views; only looked up.
  var oldSections: [Int: Int] = [:]

  /// A row that stays, by its new number and its old one.
  struct KeptRow {
    let path: IndexPath
    let formerPath: IndexPath
  }

  /// Returns the old number of a row that stays, by its new one, or nil for one that has entered
  /// since.
  func formerPath(of path: IndexPath) -> IndexPath? {
    kept.first(with: path) { $0.path }?.formerPath
  }
}

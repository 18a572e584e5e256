/// The loaded sections and their positions, as offsets from the top of the content, in points.
///
/// It is one value, so that a query about a position reads the table only once. It is never copied,
/// because every step of scrolling makes dozens of such queries.
struct Content: ~Copyable {
  enum Loaded {
    case nothing
    case counts([Int])
    case geometry
  }

  var loaded = Loaded.nothing
  var sections = Sections()
  /// The offsets of the sections, relative to ``start``.
  var offsets = SectionOffsets()
  /// The height of the table's header view, in points.
  var start = 0.0
  /// The gap above headers, in points.
  var padding = 0.0
  private var filled = FilledSections()
  /// Whether any height is an estimate until it is displayed.
  private(set) var hasEstimates = false
  /// Whether any section has a header or footer, or might have one.
  private(set) var hasSectionEnds = false
  /// How often the height of a header or footer changed, even without a change of the total height.
  var changedEnds = 0
  /// Whether a re-query is replacing the known heights in the same memory.
  private(set) var isAskedAnew = false
  /// The rules that determine heights, in the order of their first use.
  var heightRules: [RuleID] = []
  /// The displayed row that keeps its place when rows above it are measured, or nil.
  var anchor: IndexPath?

  var isEmpty: Bool {
    if case .nothing = loaded { true } else { false }
  }

  /// Whether heights are loaded, not only counts.
  var hasGeometry: Bool {
    if case .geometry = loaded { true } else { false }
  }

  /// The number of rows of each loaded section.
  var counts: [Int] {
    switch loaded {
    case .nothing: []
    case .counts(let counts): counts
    case .geometry: sections.indices.map(sections.rowCount)
    }
  }

  /// The number of loaded sections.
  var sectionCount: Int {
    switch loaded {
    case .nothing: 0
    case .counts(let counts): counts.count
    case .geometry: sections.count
    }
  }

  /// Returns whether all sections together have at least this many rows.
  ///
  /// It stops counting as soon as it knows.
  func hasRows(atLeast minimum: Int) -> Bool {
    var missing = minimum
    var section = 0
    while missing > 0, section < sections.count {
      missing -= sections.rowCount(of: section)
      section += 1
    }
    return missing <= 0
  }

  /// Begins to fill sections again, which keep their values until they are filled.
  mutating func begin(sections count: Int) {
    filled = FilledSections()
    sections.resize(to: count)
  }

  /// Sets what a re-query found out about a section.
  ///
  /// Call ``rebuild()`` after the last section. If a callback reloaded, the number of sections may
  /// have changed.
  mutating func fill(_ section: Int, with state: SectionState) {
    guard section < sections.count else { return }
    forgetListed()
    sections[section] = state
  }

  /// Fills a section that differs from another only in its number of rows.
  mutating func fill(_ section: Int, rows count: Int, like other: Int) {
    forgetListed()
    sections.fill(section, rows: count, like: other)
  }

  /// Removes sums that a nested re-query inside a callback may have made.
  private mutating func forgetListed() {
    if filled.areListed { filled = FilledSections() }
  }

  /// Forgets which sections have rows, until ``rebuild()``, after single rows moved.
  mutating func forgetFilled() {
    filled = FilledSections()
  }

  /// Takes the exact heights of a section, so that a re-query reuses their memory.
  mutating func takeHeights(of section: Int) -> PrefixSums {
    isAskedAnew = true
    guard !sections.isPlain(section) else { return PrefixSums() }
    var storage = PrefixSums()
    sections.change(section) { storage = $0.rows.takeStorage() }
    return storage
  }

  /// Computes all sums again, after all sections are filled.
  mutating func rebuild() {
    isAskedAnew = false
    filled = FilledSections(sections)
    sumUp()
    hasSectionEnds = sections.hasState(where: \.hasEnds)
    hasEstimates = sections.hasState(where: \.hasGuesses)
  }

  /// Computes the offsets of the sections again.
  mutating func sumUp() {
    let (sections, padding) = (sections, padding)
    var last = Sections.KnownHeight()
    offsets.sumUp(count: sections.count) { sections.height(of: $0, padding: padding, after: &last) }
  }

  /// Renumbers the anchor row, or removes it if its row is gone.
  mutating func renumber(by moves: RowMoves) {
    anchor = anchor.flatMap { moves[$0] }
  }

  /// Returns the height of a section, including the gap above its header.
  func outerHeight(of section: Int) -> Double {
    sections.height(of: section, padding: padding)
  }

  /// Returns the gap above a header.
  func topPadding(of section: Int) -> Double {
    sections.end(.header, of: section).height > 0 ? padding : 0
  }

  /// Returns the top of a section, including the gap above its header.
  func top(of section: Int) -> Double {
    start + offsets.start(of: section)
  }

  func headerTop(of section: Int) -> Double {
    top(of: section) + topPadding(of: section)
  }

  /// Returns the top of the first row of a section, or of its footer if it has none.
  func rowsTop(of section: Int) -> Double {
    let header = sections.end(.header, of: section).height
    return top(of: section) + (header > 0 ? padding : 0) + header
  }

  func footerTop(of section: Int) -> Double {
    rowsTop(of: section) + sections.rowsHeight(of: section)
  }

  func top(of path: IndexPath) -> Double {
    rowsTop(of: path.section) + sections.start(of: path.row, in: path.section)
  }

  func bottom(of path: IndexPath) -> Double {
    rowsTop(of: path.section) + sections.start(of: path.row + 1, in: path.section)
  }

  /// Returns the first section whose bottom is below an offset, or the count if there is none.
  ///
  /// - Complexity: O(log² s).
  func firstSection(endingAfter offset: Double) -> Int {
    (0..<sections.count).partitionPoint { !(top(of: $0 + 1) > offset) }
  }

  /// Returns the first row whose bottom is below an offset, or nil if there is none.
  func firstRow(endingAfter offset: Double) -> IndexPath? {
    let section = firstSection(endingAfter: offset)
    guard section < sections.count else { return nil }
    let row = sections[section].rows.firstRow(endingAfter: offset - rowsTop(of: section))
    guard row < sections.rowCount(of: section) else { return firstRow(from: section + 1) }
    // Sums from different starts may differ by a tiny amount. The row's own bottom decides.
    let path = IndexPath(section: section, row: row)
    if self.bottom(of: path) > offset { return path }
    // Rows without a height may follow, which end at the same place.
    let next = (row..<sections.rowCount(of: section)).partitionPoint { row in
      !(self.bottom(of: IndexPath(section: section, row: row)) > offset)
    }
    guard next < sections.rowCount(of: section) else { return firstRow(from: section + 1) }
    return IndexPath(section: section, row: next)
  }

  /// Returns the first row at or after the start of a section, or nil if there is none.
  ///
  /// - Complexity: O(log s).
  func firstRow(from section: Int) -> IndexPath? {
    filled.first(from: section, of: sections).map { IndexPath(section: $0, row: 0) }
  }

  func row(after path: IndexPath) -> IndexPath? {
    guard path.section < sections.count else { return nil }
    if path.row + 1 < sections.rowCount(of: path.section) {
      return IndexPath(section: path.section, row: path.row + 1)
    }
    return firstRow(from: path.section + 1)
  }

  func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(section: path.section, row: path.row - 1) }
    return filled.last(before: path.section, of: sections)
      .map { IndexPath(section: $0, row: sections.rowCount(of: $0) - 1) }
  }

  /// Returns whether a loaded row exists.
  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections.rowCount(of: path.section)).contains(path.row)
  }
}

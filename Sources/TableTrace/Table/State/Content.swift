/// The loaded content and its places: offsets from its top, in points.
///
/// A value of its own, so that a question about a place reads the table once and not field by
/// field. It is never copied: every step of scrolling makes dozens of such queries.
struct Content: ~Copyable {
  enum Loaded {
    case nothing
    case counts([Int])
    case geometry
  }

  var loaded = Loaded.nothing
  var sections = Sections()
  /// The offsets of the sections, after ``start``.
  var offsets = SectionOffsets()
  /// The height of the table's header view, in points.
  var start = 0.0
  /// The gap above headers, in points.
  var padding = 0.0
  private var filled = FilledSections()
  /// Whether anything of the content is guessed until it is displayed.
  private(set) var hasEstimates = false
  /// Whether any section has a header or footer, or may have one.
  private(set) var hasSectionEnds = false
  /// The number of changes of a header's or footer's height, which may leave the total height the
  /// same.
  var changedEnds = 0
  /// Whether a re-query queries heights into the memory of those that were known until now.
  private(set) var isAskedAnew = false
  /// The rules whose values are in the heights, in the order in which they were first used.
  var heightRules: [RuleID] = []
  /// The displayed row that keeps its place when rows above it are measured.
  var anchor: IndexPath?

  var isEmpty: Bool {
    if case .nothing = loaded { true } else { false }
  }

  /// Whether heights are loaded, not only counts.
  var hasGeometry: Bool {
    if case .geometry = loaded { true } else { false }
  }

  /// The number of rows of each section, as it is loaded.
  var counts: [Int] {
    switch loaded {
    case .nothing: []
    case .counts(let counts): counts
    case .geometry: sections.indices.map(sections.rowCount)
    }
  }

  /// The number of sections, as it is loaded.
  var sectionCount: Int {
    switch loaded {
    case .nothing: 0
    case .counts(let counts): counts.count
    case .geometry: sections.count
    }
  }

  /// Returns whether the sections have so many rows together; no more of them are counted than it
  /// takes.
  func hasRows(atLeast minimum: Int) -> Bool {
    var missing = minimum
    var section = 0
    while missing > 0, section < sections.count {
      missing -= sections.rowCount(of: section)
      section += 1
    }
    return missing <= 0
  }

  /// Begins to fill so many sections anew; those that stay are known until they are filled.
  mutating func begin(sections count: Int) {
    filled = FilledSections()
    sections.resize(to: count)
  }

  /// Takes what a re-query found out about a section; it ends with ``rebuild()``.
  ///
  /// A callback that reloads may have changed the number of sections meanwhile.
  mutating func fill(_ section: Int, with state: SectionState) {
    guard section < sections.count else { return }
    forgetListed()
    sections[section] = state
  }

  /// The same for a section that differs from another one by the number of its rows alone.
  mutating func fill(_ section: Int, rows count: Int, like other: Int) {
    forgetListed()
    sections.fill(section, rows: count, like: other)
  }

  /// A re-query inside a callback of this one may have summed up what was known then.
  private mutating func forgetListed() {
    if filled.areListed { filled = FilledSections() }
  }

  /// Single rows have moved: which sections have rows is looked up until ``rebuild()``.
  mutating func forgetFilled() {
    filled = FilledSections()
  }

  /// Takes the memory of the exact heights of a section, which a re-query queries anew.
  mutating func takeHeights(of section: Int) -> PrefixSums {
    isAskedAnew = true
    guard !sections.isPlain(section) else { return PrefixSums() }
    var storage = PrefixSums()
    sections.change(section) { storage = $0.rows.takeStorage() }
    return storage
  }

  /// All sections are known: what is summed up of them is summed up anew.
  mutating func rebuild() {
    isAskedAnew = false
    filled = FilledSections(sections)
    sumUp()
    hasSectionEnds = sections.hasState(where: \.hasEnds)
    hasEstimates = sections.hasState(where: \.hasGuesses)
  }

  /// Sums up the offsets of the sections again.
  mutating func sumUp() {
    let (sections, padding) = (sections, padding)
    var last = Sections.KnownHeight()
    offsets.sumUp(count: sections.count) { sections.height(of: $0, padding: padding, after: &last) }
  }

  /// The anchor gets its new number; without its row nothing keeps its place.
  mutating func renumber(by moves: RowMoves) {
    anchor = anchor.flatMap { moves[$0] }
  }

  /// Returns the height of a section with the padding above its header.
  func outerHeight(of section: Int) -> Double {
    sections.height(of: section, padding: padding)
  }

  /// Returns the gap above a header.
  func topPadding(of section: Int) -> Double {
    sections.end(.header, of: section).height > 0 ? padding : 0
  }

  /// Returns the top of a section, padding included.
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

  /// Returns the first section whose bottom is below an offset; the count when there is none.
  ///
  /// - Complexity: O(log² s).
  func firstSection(endingAfter offset: Double) -> Int {
    (0..<sections.count).partitionPoint { !(top(of: $0 + 1) > offset) }
  }

  /// Returns the first row whose bottom is below an offset, or nil when there is none.
  func firstRow(endingAfter offset: Double) -> IndexPath? {
    let section = firstSection(endingAfter: offset)
    guard section < sections.count else { return nil }
    let row = sections[section].rows.firstRow(endingAfter: offset - rowsTop(of: section))
    guard row < sections.rowCount(of: section) else { return firstRow(from: section + 1) }
    // Sums from another start differ by less than anybody sees; a row is where its own bottom is.
    let path = IndexPath(section: section, row: row)
    if self.bottom(of: path) > offset { return path }
    // Rows without a height may follow, which end at the same place.
    let next = (row..<sections.rowCount(of: section)).partitionPoint { row in
      !(self.bottom(of: IndexPath(section: section, row: row)) > offset)
    }
    guard next < sections.rowCount(of: section) else { return firstRow(from: section + 1) }
    return IndexPath(section: section, row: next)
  }

  /// Returns the first row of the first section with rows, from a section on.
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

  /// Returns whether the table has a row, by what it has loaded.
  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections.rowCount(of: path.section)).contains(path.row)
  }
}

/// The result of one pass over the visible rows.
struct RowPass {
  /// The number of updates that had replaced cells before the pass.
  ///
  /// If it is larger afterwards, an update inside a callback has done the rest of the pass.
  let exchanges: Int
  /// Whether an update causes the pass, and not a layout.
  let isOfUpdate: Bool
  /// Whether a layout after scrolling causes the pass.
  let isOfScroll: Bool
  /// Whether the display callbacks of headers and footers are called.
  let reportsViews: Bool
  /// The rows that got a cell, in order, with their index paths at that time.
  var made: [DisplayedRow] = []
  /// The first rows of `made` as a set, which is extended when a search needs it.
  private var lookUp: (rows: Set<IndexPath>, count: Int) = ([], 0)
  /// The new rows whose real height equals the estimate.
  var exactlyEstimated: [IndexPath] = []
  var sectionsBegun: Set<Int> = []
  /// The headers and footers whose views were queried.
  var viewsAsked: Set<ViewPlace> = []

  init(
    exchanges: Int,
    isOfUpdate: Bool = false,
    isOfScroll: Bool = false,
    reportsViews: Bool = true
  ) {
    self.exchanges = exchanges
    self.isOfUpdate = isOfUpdate
    self.isOfScroll = isOfScroll
    self.reportsViews = reportsViews
  }

  /// Returns the rule about the order of the rows' cells, or nil for the first row.
  func order(of path: IndexPath) -> RuleID? {
    guard let last = made.last?.path else { return nil }
    if isOfUpdate { return .updateNewCellOrder }
    return last.section == path.section ? .rowOrder : .cellsBySection
  }

  /// Returns whether the pass created the cell of a row.
  ///
  /// A step of scrolling creates one or two cells, so the set is built only after a load.
  mutating func hasMade(_ path: IndexPath) -> Bool {
    guard made.count > 16 else { return made.contains { $0.path == path } }
    lookUp.rows.formUnion(made[lookUp.count...].lazy.map(\.path))
    lookUp.count = made.count
    return lookUp.rows.contains(path)
  }

  /// The header or the footer of a section.
  struct ViewPlace: Hashable {
    let section: Int
    let end: SectionEnd
  }
}

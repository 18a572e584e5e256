/// The results of one pass over the visible rows.
struct RowPass {
  /// The number of updates that had exchanged cells when the pass began: one more, made inside a
  /// callback, has done the rest of the pass.
  let exchanges: Int
  /// Whether an update makes it, and not a layout.
  let isOfUpdate: Bool
  /// Whether a layout after scrolling makes it.
  let isOfScroll: Bool
  /// Whether headers and footers that enter and leave get their display callbacks.
  let reportsViews: Bool
  /// The rows that got a cell, in order, by the numbers that they had then.
  var made: [DisplayedRow] = []
  /// Those of them that can be looked up at once, which follow when they are needed.
  private var lookUp: (rows: Set<IndexPath>, count: Int) = ([], 0)
  /// Those whose real height turned out to equal the estimate.
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

  /// Returns the rule by which the cell of a row follows that of the row before, or nil for the
  /// first one.
  func order(of path: IndexPath) -> RuleID? {
    guard let last = made.last?.path else { return nil }
    if isOfUpdate { return .updateNewCellOrder }
    return last.section == path.section ? .rowOrder : .cellsBySection
  }

  /// Returns whether the pass has made the cell of a row.
  ///
  /// A step of scrolling makes a row or two; only a load makes so many that looking them up pays.
  mutating func hasMade(_ path: IndexPath) -> Bool {
    guard made.count > 16 else { return made.contains { $0.path == path } }
    lookUp.rows.formUnion(made[lookUp.count...].lazy.map(\.path))
    lookUp.count = made.count
    return lookUp.rows.contains(path)
  }

  /// One end of a section.
  struct ViewPlace: Hashable {
    let section: Int
    let end: SectionEnd
  }
}

/// A re-query that the next layout makes before its cells.
struct PendingRequery: Equatable {
  var requery: HostRequery
  var rule: RuleID
}

/// The work deferred to the next layout: the re-query before it, and what it begins with.
///
/// A reload adds all of it at once, and the layout does one thing after the other. Work that a
/// callback adds meanwhile is for the next layout.
struct PendingWork: Equatable {
  /// Whether a layout is pending; a new table waits for its first one.
  private(set) var needsLayout = true
  /// The rule that made the layout pending, or nil for one that a reload waits for.
  private(set) var layoutRule: RuleID?
  /// The re-query that the next layout queries.
  private(set) var pendingRequery: PendingRequery?
  /// Whether the next layout discards all cells before it makes new ones.
  private(set) var discardsCells = false
  /// Whether the next layout queries the titles of the section index.
  private(set) var queriesIndexTitles = true
  /// Whether a re-query has been made since the last pass over the visible rows.
  private(set) var hasNewGeometry = false
  /// Whether the cells lay themselves out for edit mode in the next layout.
  private(set) var needsEditingLayout = false

  /// Whether a layout has brought content back.
  private var hasReturned = false

  /// The cells that have changed, whose rows the next layout measures.
  private var changedCells: [ChangedCell] = []

  struct ChangedCell: Equatable {
    let cell: Cell
    /// The rule by which its row is measured.
    let rule: RuleID
  }

  /// A layout measures the row of a cell that has changed, by the rule of its first change.
  mutating func measure(_ cell: Cell, by rule: RuleID) {
    if !changedCells.contains(where: { $0.cell == cell }) {
      changedCells.append(ChangedCell(cell: cell, rule: rule))
    }
    need(rule)
  }

  mutating func takeChangedCells() -> [ChangedCell] {
    defer { changedCells = [] }
    return changedCells
  }

  /// A layout is needed under the rule that requested it first.
  mutating func need(_ rule: RuleID) {
    needsLayout = true
    layoutRule = layoutRule ?? rule
  }

  /// A layout is needed for what has been said already.
  mutating func needAgain() {
    needsLayout = true
  }

  /// A layout makes a re-query first, unless one is owed already.
  mutating func schedule(_ requery: PendingRequery) {
    need(requery.rule)
    pendingRequery = pendingRequery ?? requery
  }

  /// A layout makes a re-query first, in place of one that is owed already.
  mutating func reschedule(_ requery: PendingRequery) {
    need(requery.rule)
    pendingRequery = requery
  }

  /// All is queried and made anew, as after a reload; a table never laid out owes its first
  /// re-query too.
  mutating func reload(first requery: PendingRequery?) {
    needsLayout = true
    layoutRule = .reloadLayout
    discardsCells = true
    queriesIndexTitles = true
    pendingRequery = requery
  }

  /// Discards the loaded content, under the rule of another data source.
  mutating func invalidate(_ rule: RuleID) {
    discardsCells = true
    reschedule(PendingRequery(requery: .geometry, rule: rule))
  }

  /// The cells lay themselves out for edit mode in the next layout.
  mutating func scheduleEditingLayout(_ rule: RuleID) {
    needsEditingLayout = true
    need(rule)
  }

  /// The layout begins, or is not to come: what is queried from here on is left to the next one.
  mutating func beginLayout() {
    needsLayout = false
    layoutRule = nil
  }

  /// Takes the re-query that is owed.
  mutating func takeRequery() -> PendingRequery? {
    defer { pendingRequery = nil }
    return pendingRequery
  }

  /// Takes what says that all cells are discarded.
  mutating func takeDiscard() -> Bool {
    defer { discardsCells = false }
    return discardsCells
  }

  /// The content has moved inside of a layout, which takes it up, unless a callback has reloaded
  /// once more or owes a re-query.
  ///
  /// - Returns: whether the layout continues.
  mutating func goesOn() -> Bool {
    guard !discardsCells, pendingRequery == nil else {
      needsLayout = true
      return false
    }
    if changedCells.isEmpty { beginLayout() }
    return true
  }

  /// A layout has brought content back, and another one follows it at once.
  mutating func noteReturn() {
    hasReturned = true
  }

  /// Takes what says that another layout follows at once.
  mutating func takeReturn() -> Bool {
    defer { hasReturned = false }
    return hasReturned && needsLayout
  }

  /// Takes the titles of the index as due for a query.
  mutating func takeIndexTitles() {
    queriesIndexTitles = false
  }

  /// Takes what says that the cells lay themselves out for edit mode.
  mutating func takeEditingLayout() -> Bool {
    defer { needsEditingLayout = false }
    return needsEditingLayout
  }

  /// A re-query has been made.
  mutating func requeryMade() {
    hasNewGeometry = true
  }

  /// Begins a pass over the visible rows; returns whether it is the first after a
  /// re-query.
  mutating func takeNewGeometry() -> Bool {
    defer { hasNewGeometry = false }
    return hasNewGeometry
  }

  /// An update has brought the screen up to date; a layout around it has been overtaken, and a
  /// callback may have queried for another.
  mutating func updated(insideLayout isInsideLayout: Bool) {
    hasNewGeometry = false
    guard isInsideLayout || discardsCells || pendingRequery != nil || !changedCells.isEmpty else {
      return beginLayout()
    }
    needsLayout = true
  }
}

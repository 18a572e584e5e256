/// A re-query that the next layout makes before it creates cells.
struct PendingRequery: Equatable {
  var requery: HostRequery
  var rule: RuleID
}

/// The work for the next layout, including its re-query.
///
/// A reload adds all of this work at once, and the layout does it step by step. If a callback adds
/// work during a layout, the next layout does it.
struct PendingWork: Equatable {
  /// Whether a layout is pending, as it is for a new table.
  private(set) var needsLayout = true
  /// The rule that requested the layout, or nil after a reload.
  private(set) var layoutRule: RuleID?
  /// The re-query that the next layout makes, or nil.
  private(set) var pendingRequery: PendingRequery?
  /// Whether the next layout discards all cells before it creates new ones.
  private(set) var discardsCells = false
  /// Whether the next layout queries the titles of the section index.
  private(set) var queriesIndexTitles = true
  /// Whether a re-query was made since the last pass over the visible rows.
  private(set) var hasNewGeometry = false
  /// Whether the next layout lays out the cells for edit mode.
  private(set) var needsEditingLayout = false

  /// Whether a layout moved content back between its ends.
  private var hasReturned = false

  /// The changed cells whose rows the next layout measures.
  private var changedCells: [ChangedCell] = []

  struct ChangedCell: Equatable {
    let cell: Cell
    /// The rule for measuring the row.
    let rule: RuleID
  }

  /// Requests that the next layout measures the row of a cell.
  ///
  /// If the cell changes again, the first rule stays.
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

  /// Requests a layout, under the first rule that requests it.
  mutating func need(_ rule: RuleID) {
    needsLayout = true
    layoutRule = layoutRule ?? rule
  }

  /// Requests another layout for work that is already pending.
  mutating func needAgain() {
    needsLayout = true
  }

  /// Requests a re-query in the next layout, unless one is already pending.
  mutating func schedule(_ requery: PendingRequery) {
    need(requery.rule)
    pendingRequery = pendingRequery ?? requery
  }

  /// Requests a re-query in the next layout, and replaces a pending one.
  mutating func reschedule(_ requery: PendingRequery) {
    need(requery.rule)
    pendingRequery = requery
  }

  /// Requests everything that follows a reload.
  ///
  /// A table that was never laid out also needs its first re-query.
  mutating func reload(first requery: PendingRequery?) {
    needsLayout = true
    layoutRule = .reloadLayout
    discardsCells = true
    queriesIndexTitles = true
    pendingRequery = requery
  }

  /// Discards the loaded data after a change of the data source, under a rule.
  mutating func invalidate(_ rule: RuleID) {
    discardsCells = true
    reschedule(PendingRequery(requery: .geometry, rule: rule))
  }

  /// Requests that the next layout lays out the cells for edit mode.
  mutating func scheduleEditingLayout(_ rule: RuleID) {
    needsEditingLayout = true
    need(rule)
  }

  /// Clears the request for a layout that begins or is not necessary.
  mutating func beginLayout() {
    needsLayout = false
    layoutRule = nil
  }

  /// Takes the pending re-query, or returns nil.
  mutating func takeRequery() -> PendingRequery? {
    defer { pendingRequery = nil }
    return pendingRequery
  }

  /// Returns whether all cells are discarded, and clears the request.
  mutating func takeDiscard() -> Bool {
    defer { discardsCells = false }
    return discardsCells
  }

  /// Returns whether a layout continues after it moved the content.
  ///
  /// It does not if a callback reloaded, or if a re-query is pending. Otherwise, the layout
  /// includes the moved content.
  mutating func goesOn() -> Bool {
    guard !discardsCells, pendingRequery == nil else {
      needsLayout = true
      return false
    }
    if changedCells.isEmpty { beginLayout() }
    return true
  }

  /// Notes that a layout moved content back, so that another layout follows at once.
  mutating func noteReturn() {
    hasReturned = true
  }

  /// Returns whether another layout follows at once, and clears the request.
  mutating func takeReturn() -> Bool {
    defer { hasReturned = false }
    return hasReturned && needsLayout
  }

  /// Clears the request to query the index titles.
  mutating func takeIndexTitles() {
    queriesIndexTitles = false
  }

  /// Returns whether the cells are laid out for edit mode, and clears the request.
  mutating func takeEditingLayout() -> Bool {
    defer { needsEditingLayout = false }
    return needsEditingLayout
  }

  /// Notes that a re-query was made.
  mutating func requeryMade() {
    hasNewGeometry = true
  }

  /// Begins a pass over the visible rows, and returns whether it is the first after a re-query.
  mutating func takeNewGeometry() -> Bool {
    defer { hasNewGeometry = false }
    return hasNewGeometry
  }

  /// Notes that an update has already changed the visible rows.
  ///
  /// A layout around the update stops, and its remaining work needs another layout.
  mutating func updated(insideLayout isInsideLayout: Bool) {
    hasNewGeometry = false
    guard isInsideLayout || discardsCells || pendingRequery != nil || !changedCells.isEmpty else {
      return beginLayout()
    }
    needsLayout = true
  }
}

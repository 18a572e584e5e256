extension LawChecker {
  /// Checks the positions of content and rows after a step or at the end.
  package mutating func look(at table: TableView) {
    guard judged.intersects(LawBook.ofPlaces), !hasEnded, table.isSettled else { return }
    for (law, fault) in table.faultsOfPlaces { report(law, fault) }
    if isUnplaced { place("- \(stepText ?? "")", line: nil) }
  }
}

extension TableView {
  /// Whether nothing moves, changes or is pending.
  var isSettled: Bool {
    isInWindow && progress.hasLaidOut && !progress.isLayingOut && progress.openCalls == 0
      && !pending.needsLayout && pending.pendingRequery == nil && updates.depth == 0 && !isUpdating
      && scrolling.isAtRest && moving.reordering == nil && !moving.drag.isUnderWay
      && content.hasGeometry && !content.isAskedAnew
      && contentOffset.isFinite && size.height.isFinite && measuredContentSize.height.isFinite
  }

  /// The first fault of each law in the positions of content and rows.
  var faultsOfPlaces: [(law: LawID, fault: LawBreach.Fault)] {
    var faults: [(law: LawID, fault: LawBreach.Fault)] = []
    if let fault = faultOfOffset { faults.append((.offsetWithinLimits, fault)) }
    // A table whose height is 0 shows its first row, wherever that row is.
    guard size.height > 0 else { return faults }
    if let fault = faultOfTouch { faults.append((.visibleRowsTouch, fault)) }
    if let fault = faultOfAgreement { faults.append((.visibleRowsAgree, fault)) }
    return faults
  }

  private var faultOfOffset: LawBreach.Fault? {
    guard !isOffsetKept, !canRest(at: contentOffset) else { return nil }
    let ends = scrollRange
    return .beyond(offset: contentOffset, lowest: ends.lowerBound, highest: ends.upperBound)
  }

  /// Whether the content may still rest beyond an end: because of a finger, a refresh, or an offset
  /// that the app has set.
  private var isOffsetKept: Bool {
    guard let keeper = offsetKeeper else { return false }
    if keeper == .touchWhileScrolling { return fingers.touch != nil }
    if keeper == .refreshInset || keeper == .refreshMovesContent { return isRefreshing }
    return viewport.updatesBeforeKeeper == updates.exchanges
  }

  private var bounds: Rect {
    Rect(x: 0, y: contentOffset, width: size.width, height: size.height)
  }

  /// The place of a row, or an empty one for a row that does not exist.
  private func rect(of row: IndexPath) -> Rect {
    guard content.contains(row) else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    let top = content.top(of: row)
    return Rect(x: 0, y: top, width: size.width, height: content.bottom(of: row) - top)
  }

  private var faultOfTouch: LawBreach.Fault? {
    let apart = screen.rows.first { row in
      guard content.contains(row.path) else { return true }
      // A row whose height is 0 touches the bounds if its position is inside of them.
      return !content.touches(row.path, from: viewport.top, to: viewport.bottom)
        && (hasHeight(row.path) || rect(of: row.path).y < viewport.top)
    }
    return apart.map { .apart(row: $0.path, rect: rect(of: $0.path), bounds: bounds) }
  }

  private var faultOfAgreement: LawBreach.Fault? {
    let visible = screen.rows.map(\.path)
    let shown = Set(visible)
    if let row = rowsTouchingBounds.first(where: { hasHeight($0) && !shown.contains($0) }) {
      return .hidden(row: row, rect: rect(of: row), bounds: bounds)
    }
    // For a rectangle without a width, the rule differs.
    guard size.width > 0 else { return nil }
    let found = rowsMet(by: bounds).filter { row in
      content.bottom(of: row) > viewport.top + Self.unseen
        && content.top(of: row) < viewport.bottom - Self.unseen
    }
    if let row = found.first(where: { hasHeight($0) && !shown.contains($0) }) {
      return .unlike(row: row, isVisible: false)
    }
    let answered = Set(found)
    let missing = visible.first { row in
      hasHeight(row) && !answered.contains(row) && !isSliver(row)
        && content.bottom(of: row) > viewport.top + Self.unseen
        && content.top(of: row) < viewport.bottom - Self.unseen
    }
    return missing.map { .unlike(row: $0, isVisible: true) }
  }

  /// The rows that touch the bounds, from top to bottom.
  private var rowsTouchingBounds: [IndexPath] {
    let most = profile[ChangeRules.simulationLimit].displayedRows
    var rows: [IndexPath] = []
    var next = content.firstRow(endingAfter: viewport.top + Self.unseen)
    while let row = next, content.top(of: row) < viewport.bottom - Self.unseen,
      rows.count <= most
    {
      rows.append(row)
      next = content.row(after: row)
    }
    return rows
  }

  private func hasHeight(_ row: IndexPath) -> Bool {
    content.contains(row) && content.sections[row.section].rows.height(of: row.row) > 0
  }

  /// Returns whether so little of a row is in the bounds that `indexPathsForRows(in:)` omits it on
  /// this version.
  private func isSliver(_ row: IndexPath) -> Bool {
    switch profile[GeometryRules.rowsInRect] {
    case .touched: false
    case .toOnePointAboveBottom:
      rect(of: row).y > min(viewport.bottom, measuredContentSize.height) - 1
    }
  }
}

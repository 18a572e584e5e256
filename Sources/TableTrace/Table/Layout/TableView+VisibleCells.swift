/// A pass over the visible rows, which creates missing cells and removes the others.
extension TableView {
  /// Creates the cells and section views in the bounds and removes the others.
  func updateVisibleCells(by rule: RuleID) throws(UIKitException) {
    let isEstimated = estimatesRows
    let isAfterRequery = pending.takeNewGeometry()
    var pass = RowPass(exchanges: updates.exchanges, isOfScroll: rule == .rowsEnter)
    content.anchor = anchorRow
    defer { content.anchor = nil }
    if isEstimated, profile[RowPassRules.rowsOfPass] == .byEstimate {
      let isFarAway = isScreenFarAway
      for path in try rowsByEstimate() {
        try prepareRow(path, in: &pass)
      }
      try fillBounds(in: &pass)
      if isFarAway { try fillHoles(in: &pass) }
    } else {
      try prepareRowByRow(in: &pass)
    }
    try fillAbove(in: &pass)
    if screen.hasHole, missingRows(countingEmptyRows: false).isEmpty,
      screen.rows.allSatisfy({ content.contains($0.path) })
    {
      screen.hasHole = false
    }
    try announceRows()
    try settle(in: &pass)
    if isEstimated, isAfterRequery {
      try askClosingHeights(of: pass)
    }
    showLayout(of: pass)
  }

  /// Lays out the cells that a pass created.
  func showLayout(of pass: RowPass) {
    guard profile[RowPassRules.cellLayout] == .afterPass else { return }
    // Usually, all cells are still there. The set avoids many searches if many have left.
    lazy var stayed = Set((screen.rows + screen.prepared).map(\.cell))
    for row in pass.made where cell(at: row.path) == row.cell || stayed.contains(row.cell) {
      show(.layoutSubviews, .hook(row.cell), rule: .cellLayout)
    }
  }

  /// Removes the views outside of the bounds and creates the section views.
  ///
  /// Their heights move rows, so this repeats until nothing is missing and nothing moves.
  func settle(in pass: inout RowPass) throws(UIKitException) {
    guard content.hasEstimates else {
      try endLeavingRows(after: &pass)
      return try updateSectionViews(in: &pass)
    }
    var isSettled = false
    while !isSettled {
      try endLeavingRows(after: &pass)
      let height = content.offsets.start(of: content.sections.count)
      let changes = content.changedEnds
      try updateSectionViews(in: &pass)
      isSettled =
        content.offsets.start(of: content.sections.count) == height
        && content.changedEnds == changes
      let (top, bottom) = (viewport.top, viewport.bottom)
      let isComplete =
        !screen.hasHole && !content.lacksRow(beside: screen.rows, from: top, to: bottom)
      guard !isSettled || !isComplete else { return }
      let missing = missingRows(countingEmptyRows: false)
      // Rows that a height moved into the bounds may not be next to the displayed rows.
      screen.hasHole = !missing.isEmpty
      for path in missing {
        isSettled = false
        try prepareRow(path, in: &pass)
        guard cell(at: path) != nil else { return }
      }
    }
  }

  /// Returns the rows that are visible according to their estimates.
  ///
  /// Some versions measure rows before they create cells. For these, it returns the visible rows by
  /// real heights.
  private func rowsByEstimate() throws(UIKitException) -> [IndexPath] {
    let paths = missingRows(countingEmptyRows: true)
    guard profile[RowPassRules.heightsBeforeCells], let last = paths.last else { return paths }
    let isNewScreen = screen.rows.isEmpty
    let goesOn = content.row(after: last) != nil
    for path in goesOn ? paths.reversed() : paths {
      try measureBeforeCell(path)
    }
    let above = isNewScreen ? paths.first.flatMap { content.row(before: $0) } : nil
    if let above { try measureBeforeCell(above) }
    var rows = missingRows(countingEmptyRows: false)
    while let guess = rows.first(where: { content.isEstimate($0) }) {
      try measureBeforeCell(guess)
      rows = missingRows(countingEmptyRows: false)
      guard !content.isEstimate(guess) else { return rows }
    }
    if isNewScreen, above == nil, let below = rows.last.flatMap({ content.row(after: $0) }) {
      try measureBeforeCell(below)
    }
    return rows
  }

  private func measureBeforeCell(_ path: IndexPath) throws(UIKitException) {
    guard content.contains(path), content.isEstimate(path) else { return }
    try measureRow(path, rule: .heightsBeforeCells)
  }

  /// Fills the gap below the rows that too large estimates leave, row by row.
  private func fillBounds(in pass: inout RowPass) throws(UIKitException) {
    var hasAskedSections = false
    let measuresFirst = profile[RowPassRules.heightsBeforeCells]
    sink.entered(.secondPass)
    defer { sink.left() }
    // Displayed rows are consecutive, so there is no gap if the last is at the end of the bounds.
    while let last = screen.rows.last?.path, content.contains(last),
      content.top(of: last) < viewport.bottom,
      let path = content.row(after: last), cell(at: path) == nil,
      content.top(of: path) < viewport.bottom
    {
      if !hasAskedSections {
        hasAskedSections = true
        try askSectionHeightsAgain()
      }
      if measuresFirst { try measureBeforeCell(path) }
      try prepareRow(path, in: &pass)
      guard cell(at: path) != nil else { return }
    }
  }

  /// Whether all displayed rows have left the bounds, so that the new rows are not next to them.
  private var isScreenFarAway: Bool {
    guard !screen.rows.isEmpty else { return false }
    let (above, below) = content.countOutside(screen.rows, from: viewport.top, to: viewport.bottom)
    return above + below == screen.rows.count
  }

  /// Fills gaps after the displayed rows left the bounds.
  ///
  /// The real heights of the new rows may move rows into the bounds that were far away.
  private func fillHoles(in pass: inout RowPass) throws(UIKitException) {
    let measuresFirst = profile[RowPassRules.heightsBeforeCells]
    var next = firstVisibleRow()
    while let path = next {
      if cell(at: path) == nil {
        if measuresFirst { try measureBeforeCell(path) }
        try prepareRow(path, in: &pass)
        guard cell(at: path) != nil else { return }
      }
      next = visibleRow(after: path, beside: nil, countingEmptyRows: false)
    }
  }

  /// Queries headers and footers again whose height must not be an estimate.
  private func askSectionHeightsAgain() throws(UIKitException) {
    guard profile[RowPassRules.secondPass] else { return }
    for section in visibleSections() {
      for end in SectionEnd.allCases {
        guard case .numericProperty = sectionHeightMode(end) else { continue }
        let exchanges = updates.exchanges
        let answer = try askPoints(end.heightCallback, .section(section), rule: .secondPass)
        guard exchanges == updates.exchanges else { return }
        guard let answer, answer >= 0 else { continue }
        measure(end, of: section, as: answer)
      }
    }
  }

  /// Creates the visible cells one by one, using the real height of each to place the next.
  private func prepareRowByRow(in pass: inout RowPass) throws(UIKitException) {
    let shown = shownRows
    var next = firstVisibleRow()
    while let path = next {
      if shown?.contains(path) != true {
        try prepareRow(path, in: &pass)
      }
      next = visibleRow(after: path, beside: shown, countingEmptyRows: false)
    }
  }

  /// Fills the gap above the rows that too large estimates leave, upward.
  private func fillAbove(in pass: inout RowPass) throws(UIKitException) {
    guard content.anchor != nil else { return }
    while let first = screen.rows.first?.path, content.contains(first),
      content.top(of: first) > viewport.top,
      let path = content.row(before: first), content.bottom(of: path) > viewport.top
    {
      try prepareRow(path, in: &pass)
      guard screen.rows.first?.path == path else { return }
    }
  }

  /// Queries rows again whose real height equals their estimate.
  private func askClosingHeights(of pass: RowPass) throws(UIKitException) {
    guard profile[RowPassRules.closingQuery], implements(.heightForRowAt) else { return }
    if pass.exactlyEstimated.isEmpty, !pass.made.isEmpty, estimatesRows {
      sink.skippedCall(by: .closingQuery)
    }
    for path in pass.exactlyEstimated
    where pass.exchanges == updates.exchanges && cell(at: path) != nil {
      _ = try askPoints(.heightForRowAt, of: path, rule: .closingQuery)
    }
  }
}

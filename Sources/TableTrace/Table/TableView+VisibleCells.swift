/// One pass over the visible rows: the missing cells are made, the surplus ones end.
extension TableView {
  /// Makes the cells and views that the bounds show and ends the others.
  func updateVisibleCells() throws(UIKitException) {
    let isEstimated = estimatesRows
    var pass = RowPass()
    if !isEstimated {
      for path in rowsInBounds() {
        try prepareRow(path, in: &pass)
      }
    } else {
      switch profile.rowsOfPass {
      case .byEstimate:
        let paths = rowsInBounds()
        try askHeightsBeforeCells(paths)
        for path in paths {
          try prepareRow(path, in: &pass)
        }
        try fillBounds(in: &pass)
      case .oneByOne:
        try prepareRowByRow(in: &pass)
      }
    }
    try settle(in: &pass)
    if isEstimated {
      try askClosingHeights(of: pass)
    }
    for path in pass.made {
      guard let cell = cell(at: path) else { continue }
      show(.layoutSubviews, of: cell, rule: .cellLayout)
    }
  }

  /// Ends what does not fit and makes the section views; the heights that these bring move rows, so
  /// that it goes on until nothing is missing and nothing moves.
  private func settle(in pass: inout RowPass) throws(UIKitException) {
    var isSettled = false
    while !isSettled {
      try endSurplusRows()
      let height = offsets.start(of: sections.count)
      try updateSectionViews(in: &pass)
      isSettled = offsets.start(of: sections.count) == height
      while let path = rowsInBounds().first(where: { cell(at: $0) == nil }) {
        isSettled = false
        try prepareRow(path, in: &pass)
        guard cell(at: path) != nil else { return }
      }
    }
  }

  /// The rows that touch the bounds by what is known of their heights; at least the first.
  func rowsInBounds() -> [IndexPath] {
    let firstOfAll = boundsTop <= 0 ? firstRow(from: 0) : nil
    guard let first = firstRow(endingAfter: boundsTop) ?? firstOfAll else { return [] }
    guard top(of: first) < boundsBottom || first == firstOfAll else { return [] }
    var paths = [first]
    while let last = paths.last, let next = row(after: last), top(of: next) < boundsBottom {
      paths.append(next)
    }
    return paths
  }

  /// The version of the rows before the first cell: their real heights, in order.
  private func askHeightsBeforeCells(_ paths: [IndexPath]) throws(UIKitException) {
    guard profile.asksHeightsBeforeCells else { return }
    for path in paths where cell(at: path) == nil {
      measure(path, as: try askRealHeight(path, rule: .heightsBeforeCells))
    }
  }

  /// Rows chosen by too large estimates leave a gap, which is filled row by row.
  private func fillBounds(in pass: inout RowPass) throws(UIKitException) {
    var hasAskedSections = false
    while let last = displayedRows.last?.path, let path = row(after: last),
      top(of: path) < boundsBottom
    {
      if !hasAskedSections {
        hasAskedSections = true
        try askSectionHeightsAgain()
      }
      if profile.asksHeightsBeforeCells {
        measure(path, as: try askRealHeight(path, rule: .heightsBeforeCells))
      }
      try prepareRow(path, in: &pass)
      guard displayedRows.last?.path == path else { return }
    }
  }

  /// The heights of headers and footers that may not be guessed, once more.
  private func askSectionHeightsAgain() throws(UIKitException) {
    guard profile.asksSectionHeightsBeforeSecondPass else { return }
    for section in visibleSections() {
      for end in SectionEnd.allCases {
        guard case .numericProperty = sectionHeightMode(end) else { continue }
        let answer = try askPoints(end.heightCallback, .section(section), rule: .secondPass)
        guard let answer, answer >= 0 else { continue }
        measure(end, of: section, as: answer)
      }
    }
  }

  private func prepareRowByRow(in pass: inout RowPass) throws(UIKitException) {
    var next = rowsInBounds().first
    while let path = next {
      try prepareRow(path, in: &pass)
      next = row(after: path)
      guard let following = next, contains(following), top(of: following) < boundsBottom else {
        return
      }
    }
  }

  /// The sections that touch the bounds, ascending; those of displayed rows among them.
  func visibleSections() -> Range<Int> {
    let first = min(firstSection(endingAfter: boundsTop), displayedRows.first?.path.section ?? .max)
    guard first < sections.count else { return 0..<0 }
    var end = first
    while end < sections.count, end == first || top(of: end) < boundsBottom {
      end += 1
    }
    return first..<end
  }

  /// Cells whose rows do not touch the bounds by real heights end displaying, upward.
  private func endSurplusRows() throws(UIKitException) {
    let wanted = rowsInBounds()
    for row in displayedRows {
      if let first = wanted.first, let last = wanted.last, first <= row.path, row.path <= last {
        continue
      }
      try endDisplaying(row, rule: .surplusCells)
    }
  }

  /// Rows whose real height equals their estimate are asked once more.
  private func askClosingHeights(of pass: RowPass) throws(UIKitException) {
    guard profile.asksClosingHeights, implements(.heightForRowAt) else { return }
    for path in pass.exactlyEstimated where cell(at: path) != nil {
      _ = try askPoints(.heightForRowAt, .row(path), rule: .closingQuery)
    }
  }
}

extension TableView {
  /// Scrolls to a row, as `scrollToRow(at:at:animated:)` does.
  ///
  /// - Throws: UIKit's exception if the row does not exist.
  public func scrollToRow(
    at path: IndexPath,
    at position: ScrollPosition,
    animated: Bool
  ) throws(UIKitException) {
    try loadGeometryIfNeeded()
    guard content.contains(path) else {
      let rows =
        content.sections.indices.contains(path.section)
        ? content.sections[path.section].rows.count : nil
      throw UIKitException.scrollRange(
        path,
        sections: content.sections.count,
        rows: rows,
        profile[ScrollTargetRules.range]
      )
    }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    var offset = offsetShowingRow(path, at: position)
    let height = measuredContentSize.height
    try measureAround(path, at: position)
    let landsByEstimates = animated && profile[ScrollTargetRules.animatedLanding]
    // A callback during measuring may have changed the data, so the row may be gone.
    if !landsByEstimates, let path = followed[row], content.contains(path) {
      offset = offsetShowingRow(path, at: position)
    }
    try scroll(to: offset, animated: animated, keptBy: keeperOfEstimates)
    if !animated, contentOffset == offset { viewport.offsetRules = [.scrollPosition] }
    // New heights may move visible rows, even if the offset stays the same.
    if height != measuredContentSize.height, !isScrolling { pending.need(.scrollHeights) }
  }

  /// The rule that ends scrolling at the estimated position, or nil if real heights are queried
  /// first.
  private var keeperOfEstimates: RuleID? {
    guard estimatesRows, heightsBeforeScrolling == .none else { return nil }
    return implements(.heightForRowAt) ? .scrollHeights : .scrollRowsWithoutMethod
  }

  private func offsetShowingRow(_ path: IndexPath, at position: ScrollPosition) -> Double {
    let header = style == .plain ? content.sections[path.section].header.height : 0
    return offsetShowing(content.top(of: path) - header, to: content.bottom(of: path), at: position)
  }

  private func measureAround(
    _ path: IndexPath,
    at position: ScrollPosition
  ) throws(UIKitException) {
    guard estimatesRows else { return }
    let rule: RuleID =
      implements(.heightForRowAt) ? .scrollHeights : .scrollRowsWithoutMethod
    sink.entered(rule)
    defer { sink.left() }
    content.anchor = screen.rows.first?.path
    defer { content.anchor = nil }
    switch heightsBeforeScrolling {
    case .none:
      return
    case .allRows:
      var next = content.firstRow(from: 0)
      while let path = next {
        guard content.sections[path.section].rows.hasEstimates else {
          next = content.firstRow(from: path.section + 1)
          continue
        }
        try measureForScrolling(path)
        next = content.row(after: path)
      }
    case .rowsOfTarget:
      for path in rowsAround(path, at: position) {
        try measureForScrolling(path)
      }
    }
  }

  private var heightsBeforeScrolling: ScrollHeights {
    if implements(.heightForRowAt) { return profile[ScrollTargetRules.heights] }
    return profile[ScrollTargetRules.rowsWithoutMethod] ? .rowsOfTarget : .none
  }

  private func measureForScrolling(_ path: IndexPath) throws(UIKitException) {
    guard content.contains(path), content.sections[path.section].rows.isEstimate(path.row) else {
      return
    }
    guard !implements(.heightForRowAt), case .automatic = currentProperties.rowHeight else {
      try measureRow(path, rule: .scrollHeights)
      return
    }
    let cell = try cellOfDataSource(path)
    try measureRow(path, rule: .scrollHeights)
    recycle(cell)
  }

  /// Returns the rows that fill the bounds around a row, which depends on the scroll position.
  private func rowsAround(_ path: IndexPath, at position: ScrollPosition) -> [IndexPath] {
    let goesUp = position == .none && content.top(of: path) < contentOffset
    let share =
      switch position {
      case .top: 0.0
      case .middle: 0.5
      case .bottom: 1.0
      case .none: goesUp ? 0.0 : 1.0
      }
    let from = content.bottom(of: path) - size.height * share
    let to = max(content.bottom(of: path), content.top(of: path) + size.height * (1 - share))
    var first = path
    while let above = content.row(before: first), content.bottom(of: above) > from {
      first = above
    }
    var paths = [first]
    while let last = paths.last, let below = content.row(after: last), content.top(of: below) < to {
      paths.append(below)
    }
    return paths
  }
}

/// Scrolling to a row.
extension TableView {
  /// `scrollToRow(at:at:animated:)`.
  ///
  /// - Throws: UIKit's exception for a row that the table does not have.
  public func scrollToRow(
    at path: IndexPath,
    at position: ScrollPosition,
    animated: Bool
  ) throws(UIKitException) {
    try loadGeometryIfNeeded()
    guard contains(path) else {
      let rows = sections.indices.contains(path.section) ? sections[path.section].rows.count : nil
      throw UIKitException.scrollRange(
        path,
        sections: sections.count,
        rows: rows,
        profile.scrollTarget.rangeText
      )
    }
    let guessed = offset(showing: path, at: position)
    try measureForScrolling(to: path, at: position)
    let landsByEstimates = animated && profile.scrollTarget.animatedLandsByEstimates
    // Measuring may have replaced the data that the row belonged to.
    let offset = landsByEstimates || !contains(path) ? guessed : offset(showing: path, at: position)
    try setContentOffset(offset, animated: animated)
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> Double {
    let header = style == .plain ? sections[path.section].header.height : 0
    return offset(showing: top(of: path) - header, bottom(of: path), at: position)
  }

  private func measureForScrolling(
    to path: IndexPath,
    at position: ScrollPosition
  ) throws(UIKitException) {
    guard estimatesRows else { return }
    anchor = displayedRows.first?.path
    defer { anchor = nil }
    switch profile.scrollTarget.heights {
    case .none:
      return
    case .allRows:
      guard implements(.heightForRowAt) else { return }
      var next = firstRow(from: 0)
      while let path = next {
        try measureForScrolling(path)
        next = row(after: path)
      }
    case .rowsOfTarget:
      for path in rows(around: path, at: position) {
        try measureForScrolling(path)
      }
    }
  }

  private func measureForScrolling(_ path: IndexPath) throws(UIKitException) {
    guard contains(path), sections[path.section].rows.isEstimate(path.row) else { return }
    guard !implements(.heightForRowAt), case .automatic = currentProperties.rowHeight else {
      return measure(path, as: try askRealHeight(path, rule: .scrollHeights))
    }
    let cell = try askCell(path)
    measure(path, as: try askRealHeight(path, rule: .scrollHeights))
    recycle(cell)
  }

  /// The rows that fill the bounds around a target, upward or downward by the position.
  private func rows(around path: IndexPath, at position: ScrollPosition) -> [IndexPath] {
    let goesUp = position == .none && top(of: path) < contentOffset
    let share =
      switch position {
      case .top: 0.0
      case .middle: 0.5
      case .bottom: 1.0
      case .none: goesUp ? 0.0 : 1.0
      }
    let from = bottom(of: path) - size.height * share
    let to = max(bottom(of: path), top(of: path) + size.height * (1 - share))
    var first = path
    while let above = row(before: first), bottom(of: above) > from {
      first = above
    }
    var paths = [first]
    while let last = paths.last, let below = row(after: last), top(of: below) < to {
      paths.append(below)
    }
    return paths
  }
}

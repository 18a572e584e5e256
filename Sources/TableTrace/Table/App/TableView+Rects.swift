/// Questions of the app about places; a table that has loaded nothing loads first.
extension TableView {
  /// Returns `rect(forSection:)`, in points, or empty for a section that does not exist.
  public func rect(forSection section: Int) throws(UIKitException) -> Rect {
    try loadSettledGeometry()
    guard content.sections.indices.contains(section) else { return emptyRect }
    let gap = gapAbove(section)
    return fullWidthRect(
      y: content.top(of: section) + gap,
      height: content.outerHeight(of: section) - gap
    )
  }

  /// Returns `rectForHeader(inSection:)`, in points.
  ///
  /// - Throws: UIKit's exception for a section that does not exist.
  public func rectForHeader(inSection section: Int) throws(UIKitException) -> Rect {
    try loadSettledGeometry()
    guard content.sections.indices.contains(section) else {
      throw UIKitException.invalidHeader(section, count: content.sections.count)
    }
    return restingRect(.header, of: section)
  }

  /// Returns the place of a header or footer in the content, wherever it is pinned.
  private func restingRect(_ end: SectionEnd, of section: Int) -> Rect {
    switch end {
    case .header:
      let gap = gapAbove(section)
      return fullWidthRect(
        y: content.headerTop(of: section) + gap,
        height: content.sections[section].header.height - gap
      )
    case .footer:
      return fullWidthRect(
        y: content.footerTop(of: section),
        height: content.sections[section].footer.height
      )
    }
  }

  /// Returns the gap that a grouped style leaves above its first section, which does not belong to
  /// it.
  private func gapAbove(_ section: Int) -> Double {
    let header = content.sections[section].header
    return section == 0 && header.isGap ? header.height : 0
  }

  /// Returns `rectForFooter(inSection:)`, in points, or empty for a section that does not exist.
  public func rectForFooter(inSection section: Int) throws(UIKitException) -> Rect {
    try loadSettledGeometry()
    guard content.sections.indices.contains(section) else { return emptyRect }
    return restingRect(.footer, of: section)
  }

  /// Returns the current frame of a section's header, in points of the content, or nil without one.
  package func frameOfHeader(inSection section: Int) throws(UIKitException) -> Rect? {
    try frame(of: .header, section)
  }

  /// Returns the current frame of a section's footer, in points of the content, or nil without one.
  package func frameOfFooter(inSection section: Int) throws(UIKitException) -> Rect? {
    try frame(of: .footer, section)
  }

  private func frame(of end: SectionEnd, _ section: Int) throws(UIKitException) -> Rect? {
    try layoutIfNeeded()
    guard screen.shows(end, of: section), content.sections.indices.contains(section) else {
      return nil
    }
    return rects(of: end, section).now
  }

  /// Returns the frame of a header or footer at rest, and its current one while it is pinned.
  func rects(of end: SectionEnd, _ section: Int) -> (rest: Rect, now: Rect) {
    let rest = restingRect(end, of: section)
    guard style == .plain else { return (rest, rest) }
    var frame = rest
    let inset = currentProperties.contentInset
    switch end {
    case .header:
      let lowest = content.footerTop(of: section) - frame.height
      frame.y = max(frame.y, min(viewport.top + inset.top, lowest))
    case .footer:
      let highest = content.rowsTop(of: section)
      frame.y = min(frame.y, max(viewport.bottom - inset.bottom - frame.height, highest))
    }
    return (rest, frame)
  }

  /// Returns `rectForRow(at:)`, in points.
  ///
  /// - Throws: UIKit's exception for a row that does not exist.
  public func rectForRow(at path: IndexPath) throws(UIKitException) -> Rect {
    try loadSettledGeometry()
    guard content.contains(path) else { throw UIKitException.invalidRow(path) }
    return fullWidthRect(
      y: content.top(of: path),
      height: content.sections[path.section].rows.height(of: path.row)
    )
  }

  /// Returns `indexPathForRow(at:)`: the row under a point, or nil outside every row.
  public func indexPathForRow(at point: Point) throws(UIKitException) -> IndexPath? {
    try loadGeometryIfNeeded()
    guard (0..<size.width).contains(point.x), let path = content.firstRow(endingAfter: point.y)
    else {
      return nil
    }
    return content.top(of: path) <= point.y ? path : nil
  }

  /// Returns `indexPathsForRows(in:)`: the rows that a rectangle touches, as the version counts.
  public func indexPathsForRows(in rect: Rect) throws(UIKitException) -> [IndexPath] {
    try loadGeometryIfNeeded()
    return rowsMet(by: rect)
  }

  /// The rows of what is loaded that a rectangle touches, as the version counts.
  func rowsMet(by rect: Rect) -> [IndexPath] {
    let meets: (IndexPath) -> Bool
    switch profile[GeometryRules.rowsInRect] {
    case .touched:
      guard rect.height > 0, rect.x < size.width, rect.x + rect.width > 0 else { return [] }
      meets = { self.content.top(of: $0) < rect.maxY }
    case .toOnePointAboveBottom:
      guard let last = lastPlace(in: rect) else { return [] }
      meets = { self.content.top(of: $0) <= last }
    }
    var paths: [IndexPath] = []
    var next = content.firstRow(endingAfter: max(rect.y, 0))
    while let path = next, meets(path) {
      paths.append(path)
      next = content.row(after: path)
    }
    return paths
  }

  /// Returns the lowest place where a rectangle still reaches a row, or nil for one beside the
  /// content.
  ///
  /// A rectangle without width counts where it only touches the content.
  private func lastPlace(in rect: Rect) -> Double? {
    let end = measuredContentSize.height
    let (top, bottom) = (max(rect.y, 0), min(rect.maxY, end))
    guard rect.width > 0 else {
      guard (0...size.width).contains(rect.x), top <= bottom else { return nil }
      return rect.height > 0 ? bottom : top
    }
    guard rect.x < size.width, rect.x + rect.width > 0, top < bottom || rect.height == 0,
      top <= bottom
    else { return nil }
    return max(top, bottom - 1)
  }

  /// With estimates a pending layout runs first, so that what is on screen answers real heights.
  private func loadSettledGeometry() throws(UIKitException) {
    let estimatesSections = SectionEnd.allCases.contains { end in
      switch sectionHeightMode(end) {
      case .exact, .numericProperty: false
      case .automatic: wantsView(end)
      case .estimatedByMethod, .estimatedByProperty: true
      }
    }
    if pending.needsLayout, estimatesRows || estimatesSections {
      try layoutIfNeeded()
    }
    try loadGeometryIfNeeded()
  }

  private func fullWidthRect(y: Double, height: Double) -> Rect {
    Rect(x: 0, y: y, width: size.width, height: height)
  }

  private var emptyRect: Rect {
    Rect(x: 0, y: 0, width: 0, height: 0)
  }
}

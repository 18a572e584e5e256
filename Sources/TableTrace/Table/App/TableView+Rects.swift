/// The app's queries for rectangles and index paths.
///
/// A table without data loads it first.
extension TableView {
  /// Returns the rectangle of a section, in points (`rect(forSection:)`), or empty if the section
  /// does not exist.
  public func rect(forSection section: Int) throws(UIKitException) -> Rect {
    try loadSettledGeometry()
    guard content.sections.indices.contains(section) else { return emptyRect }
    let gap = gapAbove(section)
    return fullWidthRect(
      y: content.top(of: section) + gap,
      height: content.outerHeight(of: section) - gap
    )
  }

  /// Returns the rectangle of a section's header, in points (`rectForHeader(inSection:)`).
  ///
  /// - Throws: UIKit's exception if the section does not exist.
  public func rectForHeader(inSection section: Int) throws(UIKitException) -> Rect {
    try loadSettledGeometry()
    guard content.sections.indices.contains(section) else {
      throw UIKitException.invalidHeader(section, count: content.sections.count)
    }
    return restingRect(.header, of: section)
  }

  /// Returns the rectangle of a header or footer in the content, even while it is pinned elsewhere.
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

  /// Returns the gap above the first section of a grouped style, which is not part of that section.
  private func gapAbove(_ section: Int) -> Double {
    let header = content.sections[section].header
    return section == 0 && header.isGap ? header.height : 0
  }

  /// Returns the rectangle of a section's footer, in points (`rectForFooter(inSection:)`), or empty
  /// if the section does not exist.
  public func rectForFooter(inSection section: Int) throws(UIKitException) -> Rect {
    try loadSettledGeometry()
    guard content.sections.indices.contains(section) else { return emptyRect }
    return restingRect(.footer, of: section)
  }

  /// Returns the current frame of a section's header in content coordinates, or nil without a
  /// header.
  package func frameOfHeader(inSection section: Int) throws(UIKitException) -> Rect? {
    try frame(of: .header, section)
  }

  /// Returns the current frame of a section's footer in content coordinates, or nil without a
  /// footer.
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

  /// Returns the frame of a header or footer in the content, and its current frame, which may be
  /// pinned.
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

  /// Returns the rectangle of a row, in points (`rectForRow(at:)`).
  ///
  /// - Throws: UIKit's exception if the row does not exist.
  public func rectForRow(at path: IndexPath) throws(UIKitException) -> Rect {
    try loadSettledGeometry()
    guard content.contains(path) else { throw UIKitException.invalidRow(path) }
    return fullWidthRect(
      y: content.top(of: path),
      height: content.sections[path.section].rows.height(of: path.row)
    )
  }

  /// Returns the row at a point, or nil outside of all rows (`indexPathForRow(at:)`).
  public func indexPathForRow(at point: Point) throws(UIKitException) -> IndexPath? {
    try loadGeometryIfNeeded()
    guard (0..<size.width).contains(point.x), let path = content.firstRow(endingAfter: point.y)
    else {
      return nil
    }
    return content.top(of: path) <= point.y ? path : nil
  }

  /// Returns the rows that intersect a rectangle (`indexPathsForRows(in:)`).
  ///
  /// iOS versions differ about rows at its edges.
  public func indexPathsForRows(in rect: Rect) throws(UIKitException) -> [IndexPath] {
    try loadGeometryIfNeeded()
    return rowsMet(by: rect)
  }

  /// Returns the loaded rows that intersect a rectangle, by the rule of the version.
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

  /// Returns the lowest offset at which a rectangle still meets a row, or nil outside of the
  /// content.
  ///
  /// A rectangle without a width meets the content even if it only touches it.
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

  /// Loads heights, after a pending layout if there are estimates, so that visible rows have real
  /// heights.
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

  func fullWidthRect(y: Double, height: Double) -> Rect {
    Rect(x: 0, y: y, width: size.width, height: height)
  }

  private var emptyRect: Rect {
    Rect(x: 0, y: 0, width: 0, height: 0)
  }
}

/// Where things are: offsets from the top of the content, in points.
extension TableView {
  func outerHeight(of section: Int) -> Double { content.outerHeight(of: section) }
  func top(of section: Int) -> Double { content.top(of: section) }
  func headerTop(of section: Int) -> Double { content.headerTop(of: section) }
  func footerTop(of section: Int) -> Double { content.footerTop(of: section) }
  func top(of path: IndexPath) -> Double { content.top(of: path) }
  func bottom(of path: IndexPath) -> Double { content.bottom(of: path) }
  func contains(_ path: IndexPath) -> Bool { content.contains(path) }
  func firstSection(endingAfter offset: Double) -> Int {
    content.firstSection(endingAfter: offset)
  }
  func firstRow(endingAfter offset: Double) -> IndexPath? {
    content.firstRow(endingAfter: offset)
  }
  func firstRow(from section: Int) -> IndexPath? { content.firstRow(from: section) }
  func row(after path: IndexPath) -> IndexPath? { content.row(after: path) }
  func row(before path: IndexPath) -> IndexPath? { content.row(before: path) }

  /// What is known of the sections.
  var sections: [SectionState] {
    _read { yield content.sections }
    _modify { yield &content.sections }
  }

  /// Where the sections begin.
  var offsets: SectionOffsets {
    _read { yield content.offsets }
    _modify { yield &content.offsets }
  }

  /// Takes what the properties say about places.
  func placeContent() {
    content.start = currentProperties.tableHeaderViewHeight ?? 0
    switch currentProperties.sectionHeaderTopPadding {
    case .points(let points): content.padding = points
    case .automatic: content.padding = style == .plain ? profile.geometry.automaticTopPadding : 0
    }
  }

  /// The size of everything, header and footer view of the table included.
  var measuredContentSize: Size {
    let height =
      top(of: sections.count) + (currentProperties.tableFooterViewHeight ?? 0)
    return Size(width: size.width, height: height)
  }

  /// The top edge of the bounds in the content.
  var boundsTop: Double { contentOffset }

  /// The bottom edge of the bounds in the content.
  var boundsBottom: Double { contentOffset + size.height }

  /// Whether a stretch of the content touches the bounds.
  func touches(from top: Double, to bottom: Double) -> Bool {
    top < boundsBottom && bottom > boundsTop
  }

  /// Takes a row's real height in place of its estimate and moves what follows.
  func measure(_ path: IndexPath, as height: Double) {
    guard hasEstimates, content.isEstimate(path) else { return }
    let difference = height - content.estimate(of: path)
    sections[path.section].rows.measure(path.row, as: height)
    offsets.change(path.section, by: difference)
    if let anchor, path < anchor, profile.scroll.correctsOffset {
      contentOffset += difference
    }
  }

  /// Takes another real height of a row, measured before or not, and says whether that moves what
  /// follows.
  func remeasure(_ path: IndexPath, as height: Double) -> Bool {
    guard contains(path), sections[path.section].rows.isEstimated else { return false }
    let before = sections[path.section].rows.total
    sections[path.section].rows.measure(path.row, as: height)
    let difference = sections[path.section].rows.total - before
    offsets.change(path.section, by: difference)
    return difference != 0
  }

  /// Takes the real height of a header or footer and moves what follows.
  func measure(_ end: SectionEnd, of section: Int, as height: Double) {
    guard section < sections.count else { return }
    let before = outerHeight(of: section)
    sections[section][end].height = height
    sections[section][end].isEstimate = false
    sections[section][end].isMeasured = true
    let difference = outerHeight(of: section) - before
    offsets.change(section, by: difference)
    if let anchor, section < anchor.section, profile.scroll.correctsOffset {
      contentOffset += difference
    }
  }
}

/// Where things are: offsets from the top of the content, in points.
extension TableView {
  /// The height of a section with the padding above its header.
  func outerHeight(of section: Int) -> Double {
    topPadding(of: section) + sections[section].height
  }

  /// The gap above a header.
  func topPadding(of section: Int) -> Double {
    guard sections[section].header.height > 0 else { return 0 }
    switch currentProperties.sectionHeaderTopPadding {
    case .points(let points): return points
    case .automatic: return style == .plain ? profile.automaticTopPadding : 0
    }
  }

  /// The top of a section, padding included.
  func top(of section: Int) -> Double {
    (currentProperties.tableHeaderViewHeight ?? 0) + offsets.start(of: section)
  }

  /// The top of a header.
  func headerTop(of section: Int) -> Double {
    top(of: section) + topPadding(of: section)
  }

  /// The top of the first row of a section, or of its footer if it has none.
  func rowsTop(of section: Int) -> Double {
    headerTop(of: section) + sections[section].header.height
  }

  /// The top of a footer.
  func footerTop(of section: Int) -> Double {
    rowsTop(of: section) + sections[section].rows.total
  }

  /// The top of a row.
  func top(of path: IndexPath) -> Double {
    rowsTop(of: path.section) + sections[path.section].rows.start(of: path.row)
  }

  /// The bottom of a row.
  func bottom(of path: IndexPath) -> Double {
    rowsTop(of: path.section) + sections[path.section].rows.start(of: path.row + 1)
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

  /// The first section whose bottom lies below an offset; the count when there is none.
  ///
  /// - Complexity: O(log² s).
  func firstSection(endingAfter offset: Double) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = low + (high - low) / 2
      if top(of: middle + 1) > offset {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// The first row whose bottom lies below an offset; nil when there is none.
  func firstRow(endingAfter offset: Double) -> IndexPath? {
    let section = firstSection(endingAfter: offset)
    guard section < sections.count else { return nil }
    let row = sections[section].rows.firstRow(endingAfter: offset - rowsTop(of: section))
    if row < sections[section].rows.count { return IndexPath(section: section, row: row) }
    return firstRow(from: section + 1)
  }

  /// The first row of the first section with rows, from a section on.
  func firstRow(from section: Int) -> IndexPath? {
    let found = (section..<max(section, sections.count)).first { sections[$0].rows.count > 0 }
    return found.map { IndexPath(section: $0, row: 0) }
  }

  /// The row below a row.
  func row(after path: IndexPath) -> IndexPath? {
    guard path.section < sections.count else { return nil }
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(section: path.section, row: path.row + 1)
    }
    return firstRow(from: path.section + 1)
  }

  /// The row above a row.
  func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(section: path.section, row: path.row - 1) }
    let above = (0..<min(max(0, path.section), sections.count)).last { sections[$0].rows.count > 0 }
    return above.map { IndexPath(section: $0, row: sections[$0].rows.count - 1) }
  }

  /// Takes a row's real height in place of its estimate and moves what follows.
  func measure(_ path: IndexPath, as height: Double) {
    guard contains(path), sections[path.section].rows.isEstimate(path.row) else { return }
    let difference = height - sections[path.section].rows.height(of: path.row)
    sections[path.section].rows.measure(path.row, as: height)
    offsets.change(path.section, by: difference)
    if let anchor, path < anchor, profile.correctsOffset {
      contentOffset += difference
    }
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
    if let anchor, section < anchor.section, profile.correctsOffset {
      contentOffset += difference
    }
  }

  /// Whether the table has a row, by what it has loaded.
  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }
}

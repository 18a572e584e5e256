/// Finds the rows and sections in a part of the content, given by two offsets.
extension Content {
  /// Returns whether a row exists and its height is an estimate.
  func isEstimate(_ path: IndexPath) -> Bool {
    contains(path) && sections.isEstimate(path.row, in: path.section)
  }

  /// Returns the estimated height of a row.
  func estimate(of path: IndexPath) -> Double {
    sections.estimate(of: path.row, in: path.section)
  }

  /// Returns whether the height of a section's footer is an estimate.
  func hasGuessedFooter(_ section: Int) -> Bool {
    end(.footer, of: section)?.isEstimate == true
  }

  /// Returns the state of a header or footer, or nil if the section does not exist.
  func end(_ end: SectionEnd, of section: Int) -> SectionEndState? {
    sections.indices.contains(section) ? sections.end(end, of: section) : nil
  }

  /// Returns whether a row exists and touches a part of the content.
  func touches(_ path: IndexPath, from top: Double, to bottom: Double) -> Bool {
    contains(path) && self.top(of: path) < bottom && self.bottom(of: path) > top
  }

  /// Returns whether a row is next to the displayed ones.
  func isAdjacent(_ path: IndexPath, to ends: (first: IndexPath, last: IndexPath)?) -> Bool {
    guard let ends else { return false }
    return row(after: path) == ends.first || row(after: ends.last) == path
  }

  /// Returns the first row in a part of the content, if it is a displayed row or right above these.
  ///
  /// It finds the row after a small step of scrolling, and returns nil otherwise.
  func firstRow(near rows: [DisplayedRow], from top: Double, to bottom: Double) -> IndexPath? {
    guard let shown = rows.first?.path, contains(shown) else { return nil }
    let found: IndexPath?
    if self.top(of: shown) <= top {
      found = rows.first { contains($0.path) && self.bottom(of: $0.path) > top }?.path
    } else if let above = row(before: shown), self.top(of: above) <= top {
      found = self.bottom(of: above) > top ? above : shown
    } else {
      found = nil
    }
    return found.flatMap { self.top(of: $0) < bottom ? $0 : nil }
  }

  /// Returns whether a row next to the displayed rows touches a part of the content.
  func lacksRow(beside rows: [DisplayedRow], from top: Double, to bottom: Double) -> Bool {
    guard let first = rows.first?.path, let last = rows.last?.path else { return true }
    guard contains(first), contains(last) else { return true }
    if row(after: last, above: bottom) != nil { return true }
    return row(before: first).map { self.bottom(of: $0) > top } ?? false
  }

  /// Returns whether displayed rows exist and follow each other.
  func isUnbroken(_ rows: [DisplayedRow]) -> Bool {
    rows.allSatisfy { contains($0.path) }
      && zip(rows, rows.dropFirst()).allSatisfy { row(after: $0.path) == $1.path }
  }

  /// Returns the numbers of displayed rows above and below a part of the content.
  func countOutside(
    _ rows: [DisplayedRow],
    from top: Double,
    to bottom: Double
  ) -> (above: Int, below: Int) {
    var above = 0
    while above < rows.count,
      !contains(rows[above].path) || self.bottom(of: rows[above].path) <= top
    {
      above += 1
    }
    var below = 0
    while above + below < rows.count {
      let path = rows[rows.count - 1 - below].path
      guard !contains(path) || self.top(of: path) >= bottom else { break }
      below += 1
    }
    return (above, below)
  }

  /// Returns the next row that touches a part of the content.
  ///
  /// Rows with a height of 0 at its top are skipped.
  func row(after path: IndexPath, from top: Double, to bottom: Double) -> IndexPath? {
    guard let next = row(after: path) else { return nil }
    let edge = self.top(of: next)
    guard edge < bottom else { return nil }
    if edge > top || self.bottom(of: next) > top { return next }
    return firstRow(endingAfter: top).flatMap { found in
      found > path && self.top(of: found) < bottom ? found : nil
    }
  }

  /// Returns the row after another one, if it begins above an offset.
  func row(after path: IndexPath, above bottom: Double) -> IndexPath? {
    row(after: path).flatMap { top(of: $0) < bottom ? $0 : nil }
  }

  /// Returns whether a section touches a part of the content.
  ///
  /// - Complexity: O(log² s).
  func touches(section: Int, from top: Double, to bottom: Double, atMost limit: Int) -> Bool {
    let first = min(firstSection(endingAfter: top), limit)
    guard section < sections.count, section >= first else { return false }
    return section == first || self.top(of: section) < bottom
  }

  /// Returns the sections in a part of the content, from `limit` or an earlier section.
  func sections(from top: Double, to bottom: Double, atMost limit: Int) -> Range<Int> {
    let first = min(firstSection(endingAfter: top), limit)
    guard first < sections.count else { return 0..<0 }
    var end = first
    while end < sections.count, end == first || self.top(of: end) < bottom {
      end += 1
    }
    return first..<end
  }
}

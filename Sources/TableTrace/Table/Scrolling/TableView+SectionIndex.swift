/// The section index at the edge of a plain table.
extension TableView {
  /// The titles that the index shows; empty when there is no index.
  public var shownIndexTitles: [String] {
    let minimum = currentProperties.sectionIndexMinimumDisplayRowCount
    guard style == .plain else { return [] }
    guard minimum <= 0 || sections.contains(where: { $0.rows.count > 0 }) else { return [] }
    let rows = sections.reduce(0) { $0 + $1.rows.count }
    return rows >= minimum ? indexTitles : []
  }

  /// `reloadSectionIndexTitles()`: asks the titles at once.
  public func reloadSectionIndexTitles() throws(UIKitException) {
    guard style == .plain else { return }
    try askSectionIndexTitles()
  }

  /// The finger reaches the title with this ordinal.
  public func touchIndexTitle(_ ordinal: Int) throws(UIKitException) {
    let titles = shownIndexTitles
    guard titles.indices.contains(ordinal) else { return }
    let answer = try askInteger(
      .sectionForSectionIndexTitle,
      .indexTitle(titles[ordinal], ordinal),
      rule: .sectionIndexTouch
    )
    let section = answer ?? ordinal
    guard sections.indices.contains(section) else { return }
    if sections[section].rows.count > 0 {
      try scrollToRow(at: IndexPath(section: section, row: 0), at: .top, animated: false)
    } else {
      try setContentOffset(offset(showing: top(of: section), top(of: section), at: .top))
    }
  }

  func askSectionIndexTitles() throws(UIKitException) {
    asksIndexTitles = false
    indexTitles = try askTexts(.sectionIndexTitles, .none, rule: .sectionIndexTitles) ?? []
  }
}

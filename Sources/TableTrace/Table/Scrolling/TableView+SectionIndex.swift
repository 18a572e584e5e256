/// The section index at the edge of a plain table.
extension TableView {
  /// The titles that the index shows, or empty if there is no index.
  package var shownIndexTitles: [String] {
    let minimum = currentProperties.sectionIndexMinimumDisplayRowCount
    guard style == .plain, content.hasRows(atLeast: minimum) else { return [] }
    return scrolling.indexTitles
  }

  /// Queries the index titles at once, as `reloadSectionIndexTitles()` does.
  public func reloadSectionIndexTitles() throws(UIKitException) {
    guard style == .plain else { return }
    try askSectionIndexTitles(.sectionIndexTitles)
  }

  /// Touches the index title at this position.
  package func touchIndexTitle(_ ordinal: Int) throws(UIKitException) {
    let titles = shownIndexTitles
    guard titles.indices.contains(ordinal) else { return }
    let answer = try askInteger(
      .sectionForSectionIndexTitle,
      .indexTitle(titles[ordinal], ordinal),
      rule: .sectionIndexTouch
    )
    sink.entered(.sectionIndexTouch)
    defer { sink.left() }
    let section = answer ?? ordinal
    guard content.sections.indices.contains(section) else { return }
    if content.sections[section].rows.count > 0 {
      try scrollToRow(at: IndexPath(section: section, row: 0), at: .top, animated: false)
    } else {
      try setContentOffset(
        offsetShowing(content.top(of: section), to: content.top(of: section), at: .top)
      )
    }
  }

  func askSectionIndexTitles(_ rule: RuleID) throws(UIKitException) {
    pending.takeIndexTitles()
    scrolling.indexTitles = try askTexts(.sectionIndexTitles, .none, rule: rule) ?? []
  }
}

/// The re-queries of an update: one with the old data at its start, one with the new data at its
/// end.
extension TableView {
  /// Queries the heights of loaded sections again, but no counts.
  func askHeightsAgain() throws(UIKitException) {
    sink.entered(.updateOpening)
    sink.entered(content.sections.count > 1 ? .updateSectionOrder : nil)
    defer {
      sink.left()
      sink.left()
    }
    for section in profile[UpdateRules.sectionOrder].sections(count: content.sections.count) {
      var storage = takeStorage(of: section)
      let rows = try askRows(
        section,
        count: content.sections[section].rows.count,
        storage: &storage
      )
      guard section < content.sections.count else { return }
      var old = content.sections[section]
      content.sections[section].rows = rows
      content.sections[section].adoptMeasured(&old)
    }
    content.rebuild()
    pending.requeryMade()
  }

  /// Queries the counts and heights of all sections.
  ///
  /// If the version does so, rows keep their measured heights.
  func makeUpdateRequery(_ mapping: IndexMapping, isEmpty: Bool) throws(UIKitException) {
    sink.entered(.updateRequery)
    defer { sink.left() }
    let count = try askNumberOfSections()
    sink.entered(count > 1 ? .updateSectionOrder : nil)
    defer { sink.left() }
    requeryBreaks += 1
    var states = Sections(count: count)
    for section in profile[UpdateRules.sectionOrder].sections(count: count) {
      var storage = mapping.oldSection(of: section).map { takeStorage(of: $0) } ?? PrefixSums()
      states[section] = try askSection(section, storage: &storage)
    }
    if content.hasEstimates, profile[UpdateCellRules.measuredHeights],
      case .geometry = content.loaded
    {
      let queriesShown = isEmpty || profile[UpdateCellRules.shownHeights] == .always
      content.passMeasured(to: &states, by: mapping, except: queriesShown ? screen.rows : [])
    }
    content.sections = states
    content.rebuild()
    content.loaded = .geometry
    if progress.hasLaidOut { _ = pending.takeRequery() }
    pending.requeryMade()
  }

  /// Returns the memory of exact heights, which are queried again.
  private func takeStorage(of section: Int) -> PrefixSums {
    guard content.sections.indices.contains(section), !content.sections[section].rows.isEstimated
    else {
      return PrefixSums()
    }
    return content.takeHeights(of: section)
  }
}

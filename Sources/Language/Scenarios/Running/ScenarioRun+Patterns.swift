import TableTrace

/// Compares patterns and conditions with the current data and the current table.
extension ScenarioRun {
  /// Returns the current values for an event at an index path, to find the entries that apply.
  func circumstances(of place: (section: Int, row: Int?)?) -> Circumstances {
    Circumstances(section: place?.section, row: place?.row, state: state, step: stepNumber)
  }

  /// Returns whether a pattern matches an index path.
  ///
  /// A nil pattern matches all. `sections` is the number of sections, or of entries in the section
  /// index. Nil means the data source's number.
  func matches(
    _ pattern: IndexPattern?,
    section: Int,
    row: Int?,
    of sections: Int? = nil
  ) -> Bool {
    let known = answering.sections
    return pattern?.means(section: section, row: row, of: sections ?? known.count) { section in
      known.indices.contains(section) ? known[section].count : 0
    } ?? true
  }

  /// Returns the first value whose pattern matches, or nil if none does.
  func value<Value>(of list: AnswerList<Value?>, section: Int, row: Int?) -> Value? {
    list.first(circumstances(of: (section, row))) { entry in
      matches(entry.pattern, section: section, row: row)
    }?.value
  }

  /// Returns whether a condition, if there is one, holds during a call.
  func holds(_ condition: Condition?, during call: Call?) -> Bool {
    guard let condition else { return true }
    if let limit = condition.offsetBelow, table.contentOffset >= limit { return false }
    if let limit = condition.offsetAbove, table.contentOffset <= limit { return false }
    if let isDragging = condition.isDragging, isDragging != table.isDragging { return false }
    if let word = condition.state, state != word { return false }
    if let wanted = condition.cellShowsItem, wanted != cellShowsItem { return false }
    if let pattern = condition.row {
      guard let place = call?.arguments.place else { return false }
      return matches(pattern, section: place.section, row: place.row)
    }
    return true
  }
}

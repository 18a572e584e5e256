import TableTrace

/// Patterns and conditions, judged by the data of the data source and the table as they are now.
extension ScenarioRun {
  /// Returns the circumstances of an event at a place, to look up the entries that apply.
  func circumstances(of place: (section: Int, row: Int?)?) -> Circumstances {
    Circumstances(section: place?.section, row: place?.row, state: state, step: stepNumber)
  }

  /// Returns whether a pattern means a place; a nil pattern means all.
  ///
  /// `sections` is how many sections, or places of the section index, there are, or nil for the
  /// data source's.
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

  /// Returns the first value of a table by place whose pattern means one, or nil when none does.
  func value<Value>(of list: AnswerList<Value?>, section: Int, row: Int?) -> Value? {
    list.first(circumstances(of: (section, row))) { entry in
      matches(entry.pattern, section: section, row: row)
    }?.value
  }

  /// Returns whether a condition holds during a call; a nil condition holds always.
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

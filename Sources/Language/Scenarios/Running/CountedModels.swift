import TableTrace

/// The app's data when the table last queried its counts: before and after an update.
struct CountedModels {
  private var requery: Int?
  private var last: [SectionModel]?
  private var previous: [SectionModel]?

  /// Records the data when a section is counted.
  mutating func note(_ sections: [SectionModel], requery: Int) {
    if requery != self.requery {
      previous = last
      self.requery = requery
    }
    last = sections
  }

  /// Returns an explanation with the one change that would make its update correct, if the items
  /// show it.
  func refine(_ explanation: UpdateExplanation) -> UpdateExplanation {
    guard let previous, let last else { return explanation }
    var refined = explanation.refined(
      by: UpdateItems(before: previous.map(\.items), after: last.map(\.items))
    )
    if let answer = hidingAnswer(explanation, last) {
      refined.remedy = answer
    } else if refined.remedy == .modelNotChanged, previous != last {
      // The data did change, but something else hides it.
      refined.remedy = nil
    }
    return refined
  }

  /// The answer that differs from the model's, although the model's answer would be correct.
  private func hidingAnswer(
    _ explanation: UpdateExplanation,
    _ last: [SectionModel]
  ) -> UpdateRemedy? {
    // Only an existing answer can differ.
    guard let answered = explanation.answered, answered.origin.isAnswered,
      let trial = explanation.trial
    else { return nil }
    let section: Int? = if case .rows(let section) = answered.unit { section } else { nil }
    let own = section.map { last.indices.contains($0) ? last[$0].count : 0 } ?? last.count
    guard own != answered.number, trial.isValid(answering: last.map(\.count)) else { return nil }
    return .answer(section: section, own)
  }
}

extension SectionModel {
  /// The items, or nil if rows are only counted.
  fileprivate var items: [String]? {
    switch rows {
    case .items(let items): items
    case .count: nil
    }
  }
}

import TableTrace

/// The app's data at the last two times when the table counted it: what an update began with, and
/// what it ended with.
struct CountedModels {
  private var requery: Int?
  private var last: [SectionModel]?
  private var previous: [SectionModel]?

  /// Takes the data of which a section is being counted.
  mutating func note(_ sections: [SectionModel], requery: Int) {
    if requery != self.requery {
      previous = last
      self.requery = requery
    }
    last = sections
  }

  /// Returns an explanation with the one change that would make its update right, where the items
  /// tell.
  func refine(_ explanation: UpdateExplanation) -> UpdateExplanation {
    guard let previous, let last else { return explanation }
    var refined = explanation.refined(
      by: UpdateItems(before: previous.map(\.items), after: last.map(\.items))
    )
    if let answer = hidingAnswer(explanation, last) {
      refined.remedy = answer
    } else if refined.remedy == .modelNotChanged, previous != last {
      // The data did change, and something else hides it.
      refined.remedy = nil
    }
    return refined
  }

  /// The answer that is not the model's, although the model's would be right.
  private func hidingAnswer(
    _ explanation: UpdateExplanation,
    _ last: [SectionModel]
  ) -> UpdateRemedy? {
    // What nobody answers cannot answer something else.
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
  /// The items, or nil where the rows are only counted.
  fileprivate var items: [String]? {
    switch rows {
    case .items(let items): items
    case .count: nil
    }
  }
}

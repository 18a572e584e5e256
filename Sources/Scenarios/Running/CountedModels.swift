import TableTrace

/// The app's data at the last two times when the table counted it: what an update began with, and
/// what it ended with.
struct CountedModels {
  private var round: Int?
  private var last: [SectionModel]?
  private var previous: [SectionModel]?

  /// Takes the data of which a section is being counted.
  mutating func note(_ sections: [SectionModel], round: Int) {
    if round != self.round {
      previous = last
      self.round = round
    }
    last = sections
  }

  /// An explanation with the one change that would make its update right, where the items tell.
  func refine(_ explanation: UpdateExplanation) -> UpdateExplanation {
    guard let previous, let last, case .sum(let sum) = explanation.problem,
      explanation.remedy != .twoGroups, explanation.remedy != .loadFirst
    else { return explanation }
    var refined = explanation
    switch sum {
    case .sections:
      guard explanation.before?.number == previous.count,
        explanation.answered?.number == last.count
      else { return explanation }
      let told = ToldChanges(sections: explanation)
      refined.remedy = told.remedy(last.difference(from: previous), isSame: last == previous)
    case .rows(let new, _):
      guard case .rows(let old)? = explanation.before?.unit, previous.indices.contains(old),
        last.indices.contains(new), case .items(let before) = previous[old].rows,
        case .items(let after) = last[new].rows,
        explanation.before?.number == before.count, explanation.answered?.number == after.count
      else { return explanation }
      let told = ToldChanges(old: old, new: new, explanation)
      refined.remedy = told.remedy(after.difference(from: before), isSame: after == before)
    }
    return refined
  }
}

/// The search for the fix that the failed check suggests.
extension RemedySearch {
  /// The fix that the failed check suggests, adjusted so that all checks pass, or nil.
  var ofTheProblem: UpdateRemedy? {
    switch trial.proposal {
    case .superfluous(let operation):
      trial.without(operation)?.isValid(profile) == true ? trial.proposal : nil
    case .deletionAndInsertion: inPlaceOfTheMove
    case .twoGroups: isValidInTwoGroups ? .twoGroups : nil
    case .modelNotChanged, .sectionNotChanged, .loadFirst, .reloadedInside, .answer, .missing,
      .unreportedInsertion, .unreportedDeletion, .superfluousInsertion, .superfluousDeletion,
      .insertionInstead, .deletionInstead, nil:
      nil
    }
  }

  private var inPlaceOfTheMove: UpdateRemedy? {
    for case .moveRow(let from, let to) in explanation.operations.map(\.operation) {
      guard let rest = trial.without(.moveRow(from: from, to: to)) else { continue }
      let (deletion, insertion) = (UpdateOperation.deleteRow(from), UpdateOperation.insertRow(to))
      if rest.adding([deletion, insertion]).isValid(profile) { return .deletionAndInsertion }
      if rest.adding([insertion]).isValid(profile) { return .insertionInstead(insertion) }
      if rest.adding([deletion]).isValid(profile) { return .deletionInstead(deletion) }
    }
    return nil
  }

  /// Whether the operations that clash are valid in a second group, after the others.
  private var isValidInTwoGroups: Bool {
    let operations = trial.batch.operations
    var first = trial
    switch explanation.problem {
    case .sum(.rows(let new, _)):
      guard case .rows(let old)? = explanation.before?.unit else { return false }
      var later = 0
      first = trial.with(
        operations.filter { queued in
          switch queued.operation {
          case .insertRow(let path) where path.section == new:
            later += 1
            return false
          case .reloadRow(let path): return path.section != old
          case .insertRow, .deleteRow, .moveRow, .insertSection, .deleteSection, .reloadSection,
            .moveSection:
            return true
          }
        }
      )
      first.after.rows[new] -= later
      guard first.after.rows[new] >= 0 else { return false }
    case .clash(.deletedWithItsSection):
      let gone = SectionMapping(operations)
      first = trial.with(
        operations.filter { queued in
          if case .deleteRow(let path) = queued.operation {
            return gone.new(of: path.section) != nil
          }
          return true
        }
      )
    case .clash(.twoAnimations):
      first = trial.with(
        operations.filter { if case .reloadRow = $0.operation { false } else { true } }
      )
    case .clash, .place, .sum(.sections), .sum(.sectionMap): return false
    }
    return first.isValid(profile)
  }
}

/// The search for one missing or superfluous operation.
struct OneChange {
  /// An operation with which, or without which, the update passes all checks.
  struct Candidate {
    let remedy: UpdateRemedy
    let kind: UpdateOperation.Kind
    let isAdded: Bool
    let trial: UpdateTrial
    /// Whether other rows of the section would explain the update equally well.
    var isAnyRow = false
  }

  /// The most operations for which each operation is left out in turn.
  private static let mostOperations = 150

  let trial: UpdateTrial
  let items: UpdateItems?
  let profile: Profile
  let check: UpdateCheck
  /// How many sections there are in addition to the result of the operations.
  let extraSections: Int
  /// The sections that have more or fewer rows than the operations give, and the difference.
  let extraRows: [(old: Int, new: Int, count: Int)]

  init(_ search: RemedySearch) {
    trial = search.trial
    items = search.items
    profile = search.profile
    let (before, after) = (trial.before, trial.after)
    check = UpdateCheck(trial.batch, before: before, after: after, profile: profile)
    extraSections = after.rows.count - before.rows.count - check.sectionBalance
    let changes = check.changesBySection()
    var extra: [(old: Int, new: Int, count: Int)] = []
    for section in after.rows.indices {
      guard let old = check.sections.old(of: section), before.rows.indices.contains(old) else {
        continue
      }
      let count = after.rows[section] - before.rows[old] - (changes[section]?.balance ?? 0)
      if count != 0 { extra.append((old, section, count)) }
    }
    extraRows = extra
  }

  /// The operation that explains the update best, or nil if several kinds do.
  ///
  /// A row is named only if the items identify it.
  var remedy: UpdateRemedy? {
    let valid = candidates.compactMap { candidate in
      cost(of: candidate.trial).map { (candidate: candidate, cost: $0) }
    }
    guard let least = valid.map(\.cost).min() else { return nil }
    let best = valid.filter { $0.cost == least }.map(\.candidate)
    guard let last = best.last,
      best.allSatisfy({ $0.kind == last.kind && $0.isAdded == last.isAdded })
    else { return nil }
    // Moving one section down has the same effect as moving the other up, so neither is named.
    if best.count > 1, last.kind.section == nil { return isLastOfEqual(best) ? last.remedy : nil }
    if best.count > 1, case .superfluous(let operation) = last.remedy, !isKnown(operation) {
      return operation.oneOfSeveral
    }
    guard last.isAnyRow, case .missing(let operation) = last.remedy else { return last.remedy }
    return operation.unlisted
  }

  /// All operations with which, or without which, the update is valid.
  private var candidates: [Candidate] {
    (leftOut + added).filter { $0.trial.isValid(profile) }
  }

  private var leftOut: [Candidate] {
    let operations = trial.batch.operations
    guard operations.count <= Self.mostOperations else { return [] }
    var seen: Set<UpdateOperation> = []
    return operations.map(\.operation).compactMap { operation in
      guard seen.insert(operation).inserted, isPromising(operation),
        let rest = trial.without(operation)
      else { return nil }
      return Candidate(
        remedy: .superfluous(operation),
        kind: operation.kind,
        isAdded: false,
        trial: rest
      )
    }
  }

  /// Returns whether the counts can be right without an operation, before the checks decide.
  private func isPromising(_ operation: UpdateOperation) -> Bool {
    switch operation {
    case .insertSection: extraSections == -1
    case .deleteSection: extraSections == 1
    case .reloadSection, .moveSection: extraSections == 0
    case .insertRow, .deleteRow, .reloadRow, .moveRow: extraSections == 0 && extraRows.count <= 2
    }
  }
}

extension UpdateOperation {
  /// The remedy that leaves out one of several such operations.
  fileprivate var oneOfSeveral: UpdateRemedy? {
    switch self {
    case .insertRow(let path): .superfluousInsertion(section: path.section)
    case .deleteRow(let path): .superfluousDeletion(section: path.section)
    case .reloadRow, .moveRow, .insertSection, .deleteSection, .reloadSection, .moveSection: nil
    }
  }

  /// The remedy that names no row, because the row is not known.
  fileprivate var unlisted: UpdateRemedy {
    switch self {
    case .insertRow(let path): .unreportedInsertion(section: path.section)
    case .deleteRow(let path): .unreportedDeletion(section: path.section)
    case .reloadRow, .moveRow, .insertSection, .deleteSection, .reloadSection, .moveSection:
      .missing(self)
    }
  }
}

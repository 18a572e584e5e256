/// The search for the one operation that is missing or too much.
struct OneChange {
  /// An operation that makes the update pass all checks when it is added or left out.
  struct Candidate {
    let remedy: UpdateRemedy
    let kind: UpdateOperation.Kind
    let isAdded: Bool
    let trial: UpdateTrial
    /// Whether other rows of the section would do as well, for all that is known.
    var isAnyRow = false
  }

  /// Operations that a batch may have for each to be left out in turn.
  private static let mostOperations = 150
  /// Sections that a table may have for each to be tried.
  private static let mostSections = 100
  /// Sections among which moves are tried.
  private static let mostMovedSections = 12

  let trial: UpdateTrial
  let items: UpdateItems?
  let profile: Profile
  let check: UpdateCheck
  /// How many sections there are beyond what the operations lead to.
  private let extraSections: Int
  /// How many rows sections have beyond what the operations lead to, where they have.
  private let extraRows: [(old: Int, new: Int, count: Int)]

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

  /// The operation, if one kind of them explains the update best; a section's row as exactly as the
  /// items tell it.
  var remedy: UpdateRemedy? {
    let valid = candidates.compactMap { candidate in
      cost(of: candidate.trial).map { (candidate: candidate, cost: $0) }
    }
    guard let least = valid.map(\.cost).min() else { return nil }
    let best = valid.filter { $0.cost == least }.map(\.candidate)
    guard let last = best.last,
      best.allSatisfy({ $0.kind == last.kind && $0.isAdded == last.isAdded })
    else { return nil }
    // Moving one section down is moving the other up: which of the two it was, nothing tells.
    if best.count > 1, last.kind.section == nil { return isLastOfEqual(best) ? last.remedy : nil }
    guard last.isAnyRow, case .missing(let operation) = last.remedy else { return last.remedy }
    return operation.untold
  }

  /// Whether candidates differ in nothing that is known, as sections of the same items.
  private func isLastOfEqual(_ candidates: [Candidate]) -> Bool {
    guard let items, let call = candidates.first?.kind.call else { return false }
    let sections: [[String]?] = candidates.map { candidate in
      switch candidate.remedy {
      case .missing(.insertSection(let section)), .superfluous(.insertSection(let section)):
        items.after.indices.contains(section) ? items.after[section] : nil
      case .missing(.deleteSection(let section)), .superfluous(.deleteSection(let section)):
        items.before.indices.contains(section) ? items.before[section] : nil
      default: nil
      }
    }
    guard call != "moveSection", let first = sections.first, first != nil else { return false }
    return sections.allSatisfy { $0 == first }
  }

  /// All that makes the update pass.
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

  /// Whether the counts can be right without an operation; the checks say whether they are.
  private func isPromising(_ operation: UpdateOperation) -> Bool {
    switch operation {
    case .insertSection: extraSections == -1
    case .deleteSection: extraSections == 1
    case .reloadSection, .moveSection: extraSections == 0
    case .insertRow, .deleteRow, .reloadRow, .moveRow: extraSections == 0 && extraRows.count <= 2
    }
  }

  private var added: [Candidate] {
    switch extraSections {
    case 1: addedSections(0..<trial.after.rows.count, UpdateOperation.insertSection)
    case -1: addedSections(0..<trial.before.rows.count, UpdateOperation.deleteSection)
    case 0: addedRows + addedMoves
    default: []
    }
  }

  private func addedSections(
    _ sections: Range<Int>,
    _ make: (Int) -> UpdateOperation
  ) -> [Candidate] {
    guard sections.count <= Self.mostSections else { return [] }
    return sections.map { candidate(adding: make($0)) }
  }

  private func candidate(adding operation: UpdateOperation, isAnyRow: Bool = false) -> Candidate {
    Candidate(
      remedy: .missing(operation),
      kind: operation.kind,
      isAdded: true,
      trial: trial.adding([operation]),
      isAnyRow: isAnyRow
    )
  }

  private var addedRows: [Candidate] {
    guard let first = extraRows.first, let last = extraRows.last else { return [] }
    let rows = UntoldRow(check, items)
    if extraRows.count == 1, abs(first.count) == 1 {
      let isInsertion = first.count == 1
      let row =
        isInsertion
        ? rows.inserted(old: first.old, new: first.new)
        : rows.deleted(old: first.old, new: first.new)
      guard let row else { return [] }
      return [
        candidate(
          adding: isInsertion
            ? .insertRow(IndexPath(section: first.new, row: row))
            : .deleteRow(IndexPath(section: first.old, row: row)),
          isAnyRow: !rows.isKnown(old: first.old, new: first.new)
        )
      ]
    }
    guard extraRows.count == 2, first.count + last.count == 0, abs(first.count) == 1 else {
      return []
    }
    let (from, to) = first.count < 0 ? (first, last) : (last, first)
    guard rows.isKnown(old: from.old, new: from.new), rows.isKnown(old: to.old, new: to.new),
      let gone = rows.deleted(old: from.old, new: from.new),
      let come = rows.inserted(old: to.old, new: to.new)
    else { return [] }
    let move = UpdateOperation.moveRow(
      from: IndexPath(section: from.old, row: gone),
      to: IndexPath(section: to.new, row: come)
    )
    return profile.updateMethods.moves ? [candidate(adding: move)] : []
  }

  /// Moves of sections, where the items can tell them.
  private var addedMoves: [Candidate] {
    let count = trial.before.rows.count
    guard items != nil, extraRows.count > 1, count <= Self.mostMovedSections,
      profile.updateMethods.moves
    else { return [] }
    return (0..<count).flatMap { from in
      trial.after.rows.indices.map { to in
        candidate(adding: .moveSection(from: from, to: to))
      }
    }
  }
}

extension UpdateOperation {
  /// The remedy that names no row, because nothing tells which row it was.
  fileprivate var untold: UpdateRemedy {
    switch self {
    case .insertRow(let path): .untoldInsertion(section: path.section)
    case .deleteRow(let path): .untoldDeletion(section: path.section)
    case .reloadRow, .moveRow, .insertSection, .deleteSection, .reloadSection, .moveSection:
      .missing(self)
    }
  }
}

/// The effect of each operation on the wrong count.
extension UpdateExplanation {
  /// The numbers of rows or sections that an operation adds and removes.
  package struct Effect: Hashable, Sendable {
    /// The number that is inserted and counted.
    package var added = 0
    /// The number that is deleted and counted.
    package var removed = 0
    /// The number that is inserted but not counted, because the section moves.
    package var uncounted = 0
    /// The number of rows that move within the same section index, which the version does not
    /// count.
    package var uncountedMoves = 0
  }

  /// Returns the effect of an operation on the wrong count, or nil if no count is wrong.
  package func effect(of operation: UpdateOperation) -> Effect? {
    guard case .sum(let sum) = problem else { return nil }
    switch sum {
    case .sections, .sectionMap: return Self.effectOnSections(of: operation)
    case .rows(let section, _): return effect(of: operation, onRowsOf: section)
    }
  }

  private static func effectOnSections(of operation: UpdateOperation) -> Effect {
    switch operation {
    case .insertSection: Effect(added: 1)
    case .deleteSection: Effect(removed: 1)
    case .reloadSection: Effect(added: 1, removed: 1)
    case .insertRow, .deleteRow, .reloadRow, .moveRow, .moveSection: Effect()
    }
  }

  private func effect(of operation: UpdateOperation, onRowsOf new: Int) -> Effect {
    let old: Int? = if case .rows(let section)? = before?.unit { section } else { nil }
    switch operation {
    case .insertRow(let path):
      guard path.section == new else { return Effect() }
      return isSectionMoved(to: new) ? Effect(uncounted: 1) : Effect(added: 1)
    case .deleteRow(let path): return path.section == old ? Effect(removed: 1) : Effect()
    case .reloadRow(let path):
      guard path.section == old else { return Effect() }
      return isSectionMoved(to: new)
        ? Effect(removed: 1, uncounted: 1) : Effect(added: 1, removed: 1)
    case .moveRow(let from, let to):
      guard moveSum.counts(from: from, to: to) else {
        return Effect(uncountedMoves: to.section == new || from.section == old ? 1 : 0)
      }
      return Effect(added: to.section == new ? 1 : 0, removed: from.section == old ? 1 : 0)
    case .insertSection, .deleteSection, .reloadSection, .moveSection: return Effect()
    }
  }

  private func isSectionMoved(to new: Int) -> Bool {
    operations.contains { operation in
      if case .moveSection(_, new) = operation.operation { true } else { false }
    }
  }
}

extension UpdateExplanation.Effect {
  static func += (sum: inout Self, other: Self) {
    sum.added += other.added
    sum.removed += other.removed
    sum.uncounted += other.uncounted
    sum.uncountedMoves += other.uncountedMoves
  }

  /// The effect as text, such as `-1 +1`.
  var phrase: String {
    [removed == 0 ? nil : "-\(removed)", added == 0 ? nil : "+\(added)"].compactMap { $0 }
      .joined(separator: " ")
  }

  /// The reason why a part is not counted, or nil if everything is counted.
  var reservation: String? {
    guard uncounted > 0 else {
      return uncountedMoves > 0
        ? "a move between places with the same section number is not counted" : nil
    }
    return uncounted == 1
      ? "the inserted row is not counted, because its section moves"
      : "\(uncounted) inserted rows are not counted, because their section moves"
  }
}

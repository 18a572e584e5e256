/// The operations that the app might have forgotten.
extension OneChange {
  /// The most sections for which each section is tried.
  private static let mostSections = 100
  private static let mostMovedSections = 12

  /// The operations that would make the counts right.
  ///
  /// The checks decide whether they do.
  var added: [Candidate] {
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
    let rows = UnreportedRow(check, items)
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
    return profile[UpdateRules.methods].moves ? [candidate(adding: move)] : []
  }

  /// Moves of sections, if the items identify them.
  private var addedMoves: [Candidate] {
    let count = trial.before.rows.count
    guard items != nil, extraRows.count > 1, count <= Self.mostMovedSections,
      profile[UpdateRules.methods].moves
    else { return [] }
    return (0..<count).flatMap { from in
      trial.after.rows.indices.map { to in
        candidate(adding: .moveSection(from: from, to: to))
      }
    }
  }
}

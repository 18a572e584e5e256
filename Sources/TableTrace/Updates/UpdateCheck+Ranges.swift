/// Checks that places exist: before the update for deletions, after it for insertions.
extension UpdateCheck {
  /// Checks deletions, including those of reloads, from the last to the first.
  func checkDeletions() throws(UIKitException) {
    let sections = sections { operation in
      switch operation {
      case .deleteSection(let section), .reloadSection(let section): section
      case .insertRow, .deleteRow, .reloadRow, .moveRow, .insertSection, .moveSection: nil
      }
    }
    for section in sections.sorted(by: >) where !before.rows.indices.contains(section) {
      throw exception(.place(.deletedSection(section)), before: before.sectionCount) { operation in
        operation == .deleteSection(section) || operation == .reloadSection(section)
      }
    }
    let going = reloaded.isEmpty ? deleted : (deleted + reloaded).sorted()
    for path in going.reversed() where !before.contains(path) {
      let rows = before.rowCount(of: path.section)
      let place: MissingPlace = rows == nil ? .sectionOfDeletedRow(path) : .deletedRow(path)
      throw exception(.place(place), before: rows ?? before.sectionCount) { operation in
        operation == .deleteRow(path) || operation == .reloadRow(path)
      }
    }
  }

  /// Checks insertions, including those of reloads, from the first to the last.
  func checkInsertions() throws(UIKitException) {
    for section in self.sections.inserted where !after.rows.indices.contains(section) {
      let cause = self.sections.reloaded(at: section)
      throw exception(
        .place(.insertedSection(section)),
        before: before.sectionCount,
        answered: after.sectionCount
      ) { operation in
        if case .reloadSection(let reloaded) = operation { return reloaded == cause }
        return operation == .insertSection(section)
      }
    }
    let halves = zip(returning, reloaded).compactMap { new, old in new.map { ($0, old) } }
    let own = inserted.map { ($0, $0) }
    let coming = halves.isEmpty ? own : (own + halves).sorted { $0.0 < $1.0 }
    for (path, named) in coming where !after.contains(path) {
      let rows = after.rowCount(of: path.section)
      let old = self.sections.old(of: path.section)
      throw exception(
        .place(rows == nil ? .sectionOfInsertedRow(path) : .insertedRow(path)),
        before: rows == nil ? before.sectionCount : old.flatMap { before.rowCount(of: $0) },
        answered: rows ?? after.sectionCount
      ) { operation in
        operation == .insertRow(path) || operation == .reloadRow(named)
      }
    }
  }

  /// Checks moves, in the order of the calls.
  func checkMoves() throws(UIKitException) {
    for move in moved {
      let own = UpdateOperation.moveRow(from: move.from, to: move.to)
      try checkPlaces(of: move, own)
      try checkSections(of: move, own)
    }
    for queued in operations {
      guard case .moveSection(let from, let to) = queued.operation else { continue }
      guard before.rows.indices.contains(from), after.rows.indices.contains(to) else {
        throw exception(
          .place(.movedSection(from: from, to: to)),
          before: before.sectionCount,
          answered: after.sectionCount
        ) { $0 == queued.operation }
      }
    }
  }

  private func checkPlaces(
    of move: Moves<IndexPath>.Move,
    _ own: UpdateOperation
  ) throws(UIKitException) {
    guard let old = before.rowCount(of: move.from.section),
      let new = after.rowCount(of: move.to.section)
    else {
      throw exception(
        .place(.sectionOfMove(from: move.from, to: move.to)),
        before: before.sectionCount,
        answered: after.sectionCount
      ) { $0 == own }
    }
    guard before.contains(move.from) else {
      throw exception(.place(.movedRow(move.from)), before: old) { $0 == own }
    }
    guard after.contains(move.to) else {
      throw exception(.place(.target(from: move.from, to: move.to)), answered: new) { $0 == own }
    }
  }

  private func checkSections(
    of move: Moves<IndexPath>.Move,
    _ own: UpdateOperation
  ) throws(UIKitException) {
    let (from, to) = (move.from.section, move.to.section)
    if sections.old(of: to) == nil {
      throw exception(.clash(.movedIntoNewSection(to)), remedy: .deletionAndInsertion) {
        operation in
        operation == own || operation == .insertSection(to)
      }
    }
    if sections.new(of: from) == nil {
      throw exception(
        .clash(.movedOutOfDeletedSection(from)),
        remedy: .deletionAndInsertion
      ) { operation in
        operation == own || operation == .deleteSection(from) || operation == .reloadSection(from)
      }
    }
  }
}

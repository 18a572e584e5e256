import TableTrace

/// Moves that no batch may have.
extension BrokenBatch {
  /// A move that is wrong in the way of the fault; nil where the batch has no place for it.
  func wrongMove(
    _ random: inout SplitMix,
    _ kept: [BatchSums.Section]
  ) -> (from: IndexPath, to: IndexPath)? {
    let before = batch.before.counts
    let rows = kept.flatMap { section in
      (0..<before[section.old]).map { IndexPath(section: section.old, row: $0) }
    }
    let places = kept.flatMap { section in
      (0..<counts[section.new]).map { IndexPath(section: section.new, row: $0) }
    }
    let (free, row) = (rows.filter { !isTouched($0) }.randomElement(&random), rows.first)
    guard let section = kept.randomElement(&random) else { return nil }
    let place = places.randomElement(&random)
    let from: IndexPath?
    let to: IndexPath?
    switch fault {
    case .movedFromBeyondEnd:
      from = IndexPath(section: section.old, row: before[section.old] + random.next(in: 0...3))
      to = place
    case .movedBeyondEnd:
      from = free
      to = IndexPath(section: section.new, row: counts[section.new] + random.next(in: 0...3))
    case .deletedAndMoved:
      from = first { if case .deleteRow(let path) = $0 { path } else { nil } }
      to = place
    case .insertedAndMoved:
      from = free
      to = first { operation in
        guard case .insertRow(let path) = operation else { return nil }
        return kept.contains { $0.new == path.section } ? path : nil
      }
    case .movedToOnePlace:
      from = free
      to = first { if case .moveRow(_, let path) = $0 { path } else { nil } }
    case .movedIntoNewSection:
      from = free
      let new = first { if case .insertSection(let new) = $0 { new } else { nil } }
      to = new.flatMap { counts[$0] > 0 ? IndexPath(section: $0, row: 0) : nil }
    case .movedOutOfDeletedSection:
      let old = first { if case .deleteSection(let old) = $0 { old } else { nil } }
      from = old.flatMap { before[$0] > 0 ? IndexPath(section: $0, row: 0) : nil }
      to = place
    case .rowTooMany, .rowTooFew, .sectionTooMany, .operationMissing, .operationAdded,
      .deletedBeyondEnd, .insertedBeyondEnd, .deletedAndReloaded, .modelNotChanged,
      .sectionDeletedBeyondEnd, .sectionTooFew:
      (from, to) = (row, nil)
    }
    return from.flatMap { from in to.map { (from, $0) } }
  }

  /// Whether an operation names a row of before.
  private func isTouched(_ path: IndexPath) -> Bool {
    batch.operations.contains { operation in
      switch operation {
      case .deleteRow(let row), .reloadRow(let row), .moveRow(let row, _): row == path
      case .insertRow, .insertSection, .deleteSection, .reloadSection, .moveSection: false
      }
    }
  }

  private func first<Place>(_ pick: (UpdateOperation) -> Place?) -> Place? {
    batch.operations.lazy.compactMap(pick).first
  }

  /// The batch with fewer operations, each as wrong for the model.
  var smaller: [BrokenBatch] {
    batch.operations.indices.compactMap { place in
      var smaller = self
      smaller.batch.operations.remove(at: place)
      return smaller.batch.after?.counts == counts ? nil : smaller
    }
  }
}

extension BrokenBatch.Fault {
  /// Whether it is a move, which iOS 4 does not have.
  var moves: Bool {
    switch self {
    case .movedFromBeyondEnd, .movedBeyondEnd, .deletedAndMoved, .insertedAndMoved,
      .movedToOnePlace, .movedIntoNewSection, .movedOutOfDeletedSection:
      true
    case .rowTooMany, .rowTooFew, .sectionTooMany, .operationMissing, .operationAdded,
      .deletedBeyondEnd, .insertedBeyondEnd, .deletedAndReloaded, .modelNotChanged,
      .sectionDeletedBeyondEnd, .sectionTooFew:
      false
    }
  }
}

extension UpdateClash {
  /// Whether the operations clash as it says.
  func isTrue(of operations: [UpdateOperation]) -> Bool {
    let moves: [(from: IndexPath, to: IndexPath)] = operations.compactMap { operation in
      if case .moveRow(let from, let to) = operation { (from, to) } else { nil }
    }
    func has(_ operation: UpdateOperation) -> Bool { operations.contains(operation) }
    return switch self {
    case .deletedAndReloaded(let path): has(.deleteRow(path)) && has(.reloadRow(path))
    case .deletedAndMoved(let path):
      (has(.deleteRow(path)) || has(.reloadRow(path))) && moves.contains { $0.from == path }
    case .insertedAndMoved(let path):
      moves.contains { $0.to == path }
    case .movedToOnePlace(let first, let second, let to):
      moves.contains { $0 == (first, to) } && moves.contains { $0 == (second, to) }
    case .movedIntoNewSection(let section): moves.contains { $0.to.section == section }
    case .movedOutOfDeletedSection(let section): moves.contains { $0.from.section == section }
    case .deletedWithItsSection(let path): has(.deleteSection(path.section))
    case .twice, .sections, .twoAnimations, .nothingToAnimate, .contentShrinksUnderFooter: false
    }
  }
}

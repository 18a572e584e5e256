import TableTrace

/// A broken batch as a remedy would have it; where the remedy names no row, with each that it may
/// mean.
struct RemedyCure {
  /// A batch and what the data source answers after it.
  struct Cured {
    let batch: GeneratedBatch
    let counts: [Int]
  }

  private(set) var batches: [Cured] = []

  init(
    _ remedy: UpdateRemedy,
    _ explanation: UpdateExplanation,
    _ broken: GeneratedBatch,
    _ counts: [Int]
  ) throws {
    func cure(_ change: (inout [UpdateOperation]) -> Void) {
      var batch = broken
      change(&batch.operations)
      batches.append(Cured(batch: batch, counts: counts))
    }
    switch remedy {
    case .missing(let operation): cure { $0.append(operation) }
    case .superfluous(let operation):
      guard let place = broken.operations.lastIndex(of: operation) else { return }
      cure { $0.remove(at: place) }
    case .unreportedInsertion(let section?):
      for row in 0..<counts[section] {
        cure { $0.append(.insertRow(IndexPath(section: section, row: row))) }
      }
    case .unreportedDeletion(let section?):
      for row in 0..<broken.before.counts[section] {
        cure { $0.append(.deleteRow(IndexPath(section: section, row: row))) }
      }
    case .superfluousInsertion(let section):
      for (place, operation) in broken.operations.enumerated() {
        guard case .insertRow(let path) = operation, path.section == section else { continue }
        cure { $0.remove(at: place) }
      }
    case .superfluousDeletion(let section):
      for (place, operation) in broken.operations.enumerated() {
        guard case .deleteRow(let path) = operation, path.section == section else { continue }
        cure { $0.remove(at: place) }
      }
    case .modelNotChanged:
      if let expected = explanation.trial?.expectedCounts {
        batches.append(Cured(batch: broken, counts: expected))
      }
    case .sectionNotChanged(let section):
      guard let expected = explanation.expected else { return }
      var counts = counts
      counts[section] = expected
      batches.append(Cured(batch: broken, counts: counts))
    case .deletionAndInsertion, .insertionInstead, .deletionInstead:
      replaceMove(explanation, remedy, cure)
    case .twoGroups: takeFirstGroup(explanation, broken, counts)
    case .unreportedInsertion(nil), .unreportedDeletion(nil), .answer, .reloadedInside, .loadFirst:
      return
    }
  }

  /// The first of two groups, and the data between the two; the second has but the rows that come
  /// into a section which has moved by then, or are reloaded.
  private mutating func takeFirstGroup(
    _ explanation: UpdateExplanation,
    _ broken: GeneratedBatch,
    _ counts: [Int]
  ) {
    var counts = counts
    var batch = broken
    switch explanation.problem {
    case .sum(.rows(let section, _)):
      let coming = broken.operations.filter { operation in
        if case .insertRow(let path) = operation { path.section == section } else { false }
      }
      counts[section] -= coming.count
      let operations = explanation.operations.map(\.operation)
      batch.operations.removeAll { operation in
        if case .reloadRow = operation { return operations.contains(operation) }
        return coming.contains(operation)
      }
    case .clash(.twoAnimations):
      batch.operations.removeAll { if case .reloadRow = $0 { true } else { false } }
    case .clash, .place, .sum(.sections), .sum(.sectionMap): return
    }
    batches.append(Cured(batch: batch, counts: counts))
  }

  private func replaceMove(
    _ explanation: UpdateExplanation,
    _ remedy: UpdateRemedy,
    _ cure: ((inout [UpdateOperation]) -> Void) -> Void
  ) {
    for case .moveRow(let from, let to) in explanation.operations.map(\.operation) {
      let instead: [UpdateOperation] =
        switch remedy {
        case .insertionInstead(let operation), .deletionInstead(let operation): [operation]
        default: [.deleteRow(from), .insertRow(to)]
        }
      cure { operations in
        operations.removeAll { $0 == .moveRow(from: from, to: to) }
        operations += instead
      }
    }
  }
}

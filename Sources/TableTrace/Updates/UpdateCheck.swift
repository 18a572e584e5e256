/// A batch and the counts before and after it, sorted for the checks.
struct UpdateCheck {
  let operations: [QueuedOperation]
  let before: UpdateCounts
  let after: UpdateCounts
  let profile: Profile
  let sections: SectionMapping
  /// The deleted and reloaded rows, with old index paths, in order.
  let deleted: [IndexPath]
  let reloaded: [IndexPath]
  /// The inserted rows, with new index paths, in order.
  let inserted: [IndexPath]
  /// The moves of rows, in the order of the calls.
  let moved: [Moves<IndexPath>.Move]
  /// The new index paths of the reloaded rows, in their order, or nil if the section is gone.
  let returning: [IndexPath?]

  init(
    _ batch: UpdateBatch,
    before: UpdateCounts,
    after: UpdateCounts,
    profile: Profile
  ) {
    operations = batch.operations
    self.before = before
    self.after = after
    self.profile = profile
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [Moves<IndexPath>.Move] = []
    for queued in operations {
      switch queued.operation {
      case .reloadRow(let path): reloaded.append(path)
      case .deleteRow(let path): deleted.append(path)
      case .insertRow(let path): inserted.append(path)
      case .moveRow(let from, let to): moved.append(Moves.Move(from: from, to: to))
      case .insertSection, .deleteSection, .reloadSection, .moveSection: break
      }
    }
    self.deleted = deleted.count > 1 ? deleted.sorted() : deleted
    self.inserted = inserted.count > 1 ? inserted.sorted() : inserted
    self.moved = moved
    // A row that is reloaded twice is inserted once.
    self.reloaded = RowPlaces(reloaded).paths
    guard !reloaded.isEmpty else {
      (returning, sections) = ([], SectionMapping(operations))
      return
    }
    var others = UpdateBatch()
    for queued in operations {
      if case .reloadRow = queued.operation { continue }
      others.append(queued)
    }
    let mapping = IndexMapping(others)
    returning = self.reloaded.map { mapping.newPath(of: $0) }
    sections = mapping.sections
  }

  func sections(_ pick: (UpdateOperation) -> Int?) -> [Int] {
    operations.compactMap { pick($0.operation) }
  }

  /// Returns the exception for a problem, with the operations that cause it.
  func exception(
    _ problem: UpdateProblem,
    before: UpdateExplanation.Count? = nil,
    expected: Int? = nil,
    answered: UpdateExplanation.Count? = nil,
    remedy: UpdateRemedy? = nil,
    where plays: (UpdateOperation) -> Bool
  ) -> UIKitException {
    var explanation = UpdateExplanation(
      problem: problem,
      before: before,
      operations: operations.filter { plays($0.operation) }
        .map(UpdateExplanation.Operation.init),
      expected: expected,
      answered: answered,
      remedy: remedy
    )
    explanation.moveSum = profile[ValidityRules.moveSum]
    if case .sum(.rows) = problem { explanation.failsBothWays = rowsFailBothWays }
    return UIKitException.update(explanation, profile, listing: UpdateListing(check: self))
  }
}

extension UpdateExplanation.Operation {
  init(_ queued: QueuedOperation) {
    self.init(operation: queued.operation, origin: queued.origin)
  }
}

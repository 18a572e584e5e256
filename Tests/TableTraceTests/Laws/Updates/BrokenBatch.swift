import TableTrace

/// A batch that fits, made wrong in one place.
struct BrokenBatch {
  /// The place that is wrong.
  enum Fault: Int, CaseIterable {
    /// A section has a row more, or less, than the operations lead to.
    case rowTooMany
    case rowTooFew
    /// The table has a section more.
    case sectionTooMany
    /// An insertion or a deletion is left out.
    case operationMissing
    /// An insertion or a deletion is added that the model knows nothing of.
    case operationAdded
    /// A deletion or an insertion is beyond the end.
    case deletedBeyondEnd
    case insertedBeyondEnd
    /// A row is deleted and reloaded.
    case deletedAndReloaded
    /// A section is deleted beyond the end.
    case sectionDeletedBeyondEnd
    /// The table has a section less.
    case sectionTooFew
    /// A row moves from beyond the end, or to there.
    case movedFromBeyondEnd
    case movedBeyondEnd
    /// A row is deleted and moved.
    case deletedAndMoved
    /// A row moves to where another comes in.
    case insertedAndMoved
    /// Two rows move to one place.
    case movedToOnePlace
    /// A row moves into a new section, or out of one that goes.
    case movedIntoNewSection
    case movedOutOfDeletedSection
    /// The model stays as it was.
    case modelNotChanged
  }

  let fault: Fault
  var batch: GeneratedBatch
  /// What the data source answers.
  var counts: [Int]

  /// Breaks a batch; nil where it has no such place.
  init?(_ batch: GeneratedBatch, _ fault: Fault, _ random: inout SplitMix, _ version: SystemVersion)
  {
    guard let after = batch.after, !fault.moves || version.isAtLeast(5) else { return nil }
    self.fault = fault
    self.batch = batch
    counts = after.counts
    guard apply(&random) else { return nil }
  }

  /// The sums of the batch as it is.
  var sums: BatchSums {
    BatchSums(
      batch.operations,
      before: batch.before.counts,
      countsByNumber: batch.countsByNumber
    )
  }

  private mutating func apply(_ random: inout SplitMix) -> Bool {
    let kept = sums.sections
    switch fault {
    case .rowTooMany, .rowTooFew:
      guard let section = kept.randomElement(&random)?.new else { return false }
      counts[section] += fault == .rowTooMany ? 1 : -1
      return counts[section] >= 0
    case .sectionTooMany:
      counts.append(2)
      return true
    case .sectionTooFew:
      // A section that is new or reloaded is told by its place, not by the sum.
      guard let last = kept.last, last.new == counts.count - 1 else { return false }
      counts.removeLast()
      return true
    case .sectionDeletedBeyondEnd:
      batch.operations.append(.deleteSection(counts.count + batch.before.counts.count))
      return true
    case .movedFromBeyondEnd, .movedBeyondEnd, .deletedAndMoved, .insertedAndMoved,
      .movedToOnePlace, .movedIntoNewSection, .movedOutOfDeletedSection:
      guard let move = wrongMove(&random, kept) else { return false }
      batch.operations.append(.moveRow(from: move.from, to: move.to))
      return true
    case .operationMissing, .operationAdded, .deletedBeyondEnd, .insertedBeyondEnd,
      .deletedAndReloaded:
      return changeOperations(&random, kept)
    case .modelNotChanged:
      // A reloaded section takes any number of rows, also the old one.
      guard sums.insertedSections != sums.deletedSections || kept.contains(where: \.gains) else {
        return false
      }
      counts = batch.before.counts
      return true
    }
  }

  private mutating func changeOperations(
    _ random: inout SplitMix,
    _ kept: [BatchSums.Section]
  ) -> Bool {
    switch fault {
    case .operationMissing:
      let places = batch.operations.indices.filter { isCounted(batch.operations[$0], kept) }
      guard let place = places.randomElement(&random) else { return false }
      batch.operations.remove(at: place)
      return true
    case .operationAdded:
      guard let section = kept.randomElement(&random), counts[section.new] > 0 else { return false }
      let taken = Set(batch.operations)
      let rows = (0..<counts[section.new]).map { IndexPath(section: section.new, row: $0) }
      let free = rows.filter { !taken.contains(.insertRow($0)) && !isTarget($0) }
      guard let path = free.randomElement(&random) else { return false }
      batch.operations.append(.insertRow(path))
      return true
    case .deletedBeyondEnd, .insertedBeyondEnd:
      guard let section = kept.randomElement(&random) else { return false }
      let isDeletion = fault == .deletedBeyondEnd
      let count = isDeletion ? batch.before.counts[section.old] : counts[section.new]
      let path = IndexPath(
        section: isDeletion ? section.old : section.new,
        row: count + random.next(in: 0...3)
      )
      batch.operations.append(isDeletion ? .deleteRow(path) : .insertRow(path))
      return true
    case .deletedAndReloaded:
      let deleted = batch.operations.compactMap { operation in
        if case .deleteRow(let path) = operation { path } else { nil }
      }
      guard let path = deleted.randomElement(&random) else { return false }
      batch.operations.append(.reloadRow(path))
      return true
    case .rowTooMany, .rowTooFew, .sectionTooMany, .modelNotChanged, .sectionDeletedBeyondEnd,
      .sectionTooFew, .movedFromBeyondEnd, .movedBeyondEnd, .deletedAndMoved, .insertedAndMoved,
      .movedToOnePlace, .movedIntoNewSection, .movedOutOfDeletedSection:
      return false
    }
  }

  private func isTarget(_ path: IndexPath) -> Bool {
    batch.operations.contains { operation in
      if case .moveRow(_, path) = operation { true } else { false }
    }
  }

  /// Whether leaving the operation out changes a sum.
  private func isCounted(_ operation: UpdateOperation, _ kept: [BatchSums.Section]) -> Bool {
    switch operation {
    case .insertSection, .deleteSection: true
    case .insertRow(let path): kept.contains { $0.new == path.section }
    case .deleteRow(let path): kept.contains { $0.old == path.section }
    case .reloadRow, .moveRow, .reloadSection, .moveSection: false
    }
  }
}

extension Array {
  /// A random element; nil when there is none.
  func randomElement(_ random: inout SplitMix) -> Element? {
    isEmpty ? nil : self[random.next(in: 0...(count - 1))]
  }
}

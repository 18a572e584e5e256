import Sampling
import TableTrace
import Testing

/// Batches made wrong in one place raise, and the numbers of the message are right.
@Suite("Laws of invalid updates")
struct BrokenBatchLawTests {
  private static let versions = UpdateLawTests.versions
  private static let seeds = UInt64(1)...UInt64(60)

  /// A reloaded section takes any number of rows, so that its rows are never at fault.
  ///
  /// Suspended by: validity.count-text, which leaves out the numbers on iOS 5.
  @Test(
    "A batch with one mistake raises an exception with the right numbers",
    arguments: Sample.of(versions, 4)
  )
  func faultsRaise(version: SystemVersion) throws {
    var raised: [BrokenBatch.Fault: Int] = [:]
    for seed in Self.seeds {
      var random = SplitMix(seed: seed)
      let sizes = (0..<random.next(in: 1...4)).map { _ in random.next(in: 0...6) }
      let model = ItemModel(sizes: sizes)
      let batch = GeneratedBatch(&random, before: model, version: version)
      for fault in BrokenBatch.Fault.allCases {
        guard let broken = BrokenBatch(batch, fault, &random, version) else { continue }
        raised[fault, default: 0] += 1
        guard let objection = try objection(broken, seed, version) else { continue }
        let small = try shrunk(broken, seed, version)
        let trial = BatchTrial(
          batch: small.batch,
          version: version,
          height: 200,
          answered: small.counts
        )
        Issue.record("seed \(seed), \(version), \(fault): \(objection)\n\(trial.scenario)")
        return
      }
    }
    for fault in BrokenBatch.Fault.allCases {
      guard !fault.moves || version.isAtLeast(5) else { continue }
      #expect(raised[fault, default: 0] > 2, "\(fault)")
    }
  }

  /// What is wrong with a broken batch on a fresh table, which the seed scrolls and estimates.
  private func objection(
    _ broken: BrokenBatch,
    _ seed: UInt64,
    _ version: SystemVersion
  ) throws -> String? {
    let isEstimated = version.isAtLeast(7) && seed % 3 == 0
    let items = try ItemTable(
      broken.batch.before,
      version,
      height: seed % 2 == 0 ? 200 : 60,
      estimate: isEstimated ? 33 : 0
    )
    let room = try items.table.contentSize().height - items.table.size.height
    try items.table.setContentOffset(max(0, room * Double(seed % 5) / 4))
    try items.table.layoutIfNeeded()
    return objection(items, broken, version)
  }

  /// The smallest broken batch like this one, by leaving out operations, that still goes wrong.
  private func shrunk(
    _ broken: BrokenBatch,
    _ seed: UInt64,
    _ version: SystemVersion
  ) throws -> BrokenBatch {
    for candidate in broken.smaller where try objection(candidate, seed, version) != nil {
      return try shrunk(candidate, seed, version)
    }
    return broken
  }

  /// What is wrong with what a broken batch raises; nil when all is right.
  private func objection(
    _ items: ItemTable,
    _ broken: BrokenBatch,
    _ version: SystemVersion
  ) -> String? {
    items.answered = broken.counts
    let model = broken.batch.before
    do throws(UIKitException) {
      try items.perform(broken.batch, to: model)
      return "nothing is raised"
    } catch {
      guard error.name == "NSInternalInconsistencyException" else { return error.name }
      guard let explanation = error.update else { return "nothing is explained" }
      switch explanation.problem {
      case .place(let place):
        return objection(place, error.reason, explanation, model.counts, broken.counts)
      case .sum(let sum):
        return objection(sum, explanation, broken)
          ?? (hasNumbers(error.reason, sum, explanation, version) ? nil : error.reason)
      case .clash(let clash):
        return clash.isTrue(of: broken.batch.operations) ? nil : "\(clash)"
      }
    }
  }

  private func objection(
    _ place: MissingPlace,
    _ reason: String,
    _ explanation: UpdateExplanation,
    _ before: [Int],
    _ after: [Int]
  ) -> String? {
    switch place {
    case .deletedRow(let path):
      guard before[path.section] <= path.row else { return "\(path) was there" }
      return reason.contains("only contains \(before[path.section]) rows") ? nil : reason
    case .insertedRow(let path):
      guard after[path.section] <= path.row else { return "\(path) is there" }
      return reason.contains("only \(after[path.section]) rows in section") ? nil : reason
    case .target(_, let path):
      guard after[path.section] <= path.row else { return "\(path) is there" }
      return reason.contains("only \(after[path.section]) rows in section") ? nil : reason
    case .insertedSection(let section):
      return after.count <= section ? nil : "section \(section) is there"
    case .sectionOfInsertedRow(let path):
      return after.count <= path.section ? nil : "section \(path.section) is there"
    case .movedRow(let path):
      return before[path.section] <= path.row ? nil : "\(path) was there"
    case .deletedSection(let section):
      guard before.count <= section else { return "section \(section) was there" }
      return reason.contains("only \(before.count) sections before") ? nil : reason
    case .movedSection, .sectionOfMove: return nil
    case .negative, .sectionOfDeletedRow: return "\(place)"
    }
  }

  /// The numbers of a sum against those added up anew.
  private func objection(
    _ sum: UpdateSum,
    _ explanation: UpdateExplanation,
    _ broken: BrokenBatch
  ) -> String? {
    let sums = broken.sums
    let before = broken.batch.before.counts
    switch sum {
    case .sectionMap: return broken.counts.isEmpty ? nil : "sections are left"
    case .sections(let inserted, let deleted):
      guard inserted == sums.insertedSections, deleted == sums.deletedSections else {
        return "(\(inserted) inserted, \(deleted) deleted)"
      }
      guard explanation.before?.number == before.count,
        explanation.answered?.number == broken.counts.count
      else { return "the sections before or after" }
      return explanation.expected == before.count + inserted - deleted ? nil : "expected"
    case .rows(let section, let changes):
      guard explanation.answered?.number == broken.counts[section] else { return "answered" }
      // Only the fault can be wrong, and it is in a section that stays where it is.
      guard let own = sums.sections.first(where: { $0.new == section }) else {
        return broken.fault == .modelNotChanged || broken.fault == .operationMissing
          ? nil : "section \(section) moves"
      }
      guard own.changes == changes else { return "\(changes) in place of \(own.changes)" }
      guard explanation.before?.number == before[own.old] else { return "before" }
      let expected =
        before[own.old] + changes.inserted - changes.deleted + changes.movedIn - changes.movedOut
      return explanation.expected == expected && expected != broken.counts[section]
        ? nil : "expected"
    }
  }

  /// Whether the text has the numbers, in the versions whose text has any.
  private func hasNumbers(
    _ reason: String,
    _ sum: UpdateSum,
    _ explanation: UpdateExplanation,
    _ version: SystemVersion
  ) -> Bool {
    let before = explanation.before?.number ?? -1
    let after = explanation.answered?.number ?? -1
    if version == .iOS(5) { return reason.hasPrefix("Invalid table view update.") }
    if version.isAtLeast(17), before != after, after < explanation.expected ?? after {
      return reason.contains("Data source before updates = {")
    }
    if case .sectionMap = sum { return reason.hasSuffix("\(before) and new section count: 0") }
    guard reason.contains("after the update (\(after))"),
      reason.contains("before the update (\(before))")
    else { return false }
    return switch sum {
    case .rows(let section, let changes):
      reason.contains("in section \(section).")
        && reason.contains("(\(changes.inserted) inserted, \(changes.deleted) deleted)")
        && reason.contains("(\(changes.movedIn) moved in, \(changes.movedOut) moved out)")
    case .sections(let inserted, let deleted):
      reason.contains("(\(inserted) inserted, \(deleted) deleted)")
    case .sectionMap: false
    }
  }
}

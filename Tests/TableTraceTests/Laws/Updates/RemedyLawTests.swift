import Sampling
import TableTrace
import Testing

/// The change that an explanation names makes the update right.
@Suite("Laws of suggested fixes")
struct RemedyLawTests {
  private static let versions = UpdateLawTests.versions
  private static let seeds = UInt64(1)...UInt64(300)

  /// What became of the batches of one version.
  private struct Tally {
    var broken = 0
    var remedied = 0
    var remediedByItems = 0
  }

  /// Suspended by: nothing; `modelNotChanged` is applied to the counts, all else to the operations.
  @Test(
    "A batch with one wrong operation becomes valid by its suggested fix",
    arguments: Sample.of(versions, 4)
  )
  func remediesAreRight(version: SystemVersion) throws {
    var tally = Tally()
    for seed in Self.seeds {
      var random = SplitMix(seed: seed)
      let sizes = (0..<random.next(in: 1...4)).map { _ in random.next(in: 0...6) }
      let model = ItemModel(sizes: sizes)
      let valid = GeneratedBatch(&random, before: model, version: version)
      guard let after = valid.after else { continue }
      for isDropped in [true, false] {
        let broken = isDropped ? dropped(valid, &random) : added(valid, after, &random)
        guard let broken, let objection = try objection(broken, after, version, &tally) else {
          continue
        }
        let trial = BatchTrial(batch: broken, version: version, height: 200)
        Issue.record(
          "seed \(seed), \(version): \(objection); answers \(after.counts)\n\(trial.scenario)"
        )
        return
      }
    }
    #expect(tally.broken > 150)
    #expect(tally.remedied * 2 > tally.broken, "\(tally.remedied) of \(tally.broken)")
    #expect(
      tally.remediedByItems * 10 > tally.broken * 8,
      "\(tally.remediedByItems) of \(tally.broken)"
    )
  }

  /// A batch without one of its operations.
  private func dropped(_ batch: GeneratedBatch, _ random: inout SplitMix) -> GeneratedBatch? {
    guard !batch.operations.isEmpty else { return nil }
    var broken = batch
    broken.operations.remove(at: random.next(in: 0...(batch.operations.count - 1)))
    return broken
  }

  /// A batch with an operation that its model knows nothing of.
  private func added(
    _ batch: GeneratedBatch,
    _ after: ItemModel,
    _ random: inout SplitMix
  ) -> GeneratedBatch? {
    func path(_ counts: [Int]) -> IndexPath? {
      guard !counts.isEmpty else { return nil }
      let section = random.next(in: 0...(counts.count - 1))
      return IndexPath(section: section, row: random.next(in: 0...counts[section]))
    }
    let operation: UpdateOperation? =
      switch random.next(in: 0...4) {
      case 0: path(batch.before.counts).map(UpdateOperation.deleteRow)
      case 1: path(after.counts).map(UpdateOperation.insertRow)
      case 2: .deleteSection(random.next(in: 0...batch.before.counts.count))
      case 3: .insertSection(random.next(in: 0...after.counts.count))
      default: path(batch.before.counts).map(UpdateOperation.reloadRow)
      }
    guard let operation, !batch.operations.contains(operation) else { return nil }
    var broken = batch
    broken.operations.append(operation)
    return broken
  }

  /// What is wrong with the remedies of a broken batch; nil when all is right, or nothing raises.
  private func objection(
    _ broken: GeneratedBatch,
    _ after: ItemModel,
    _ version: SystemVersion,
    _ tally: inout Tally
  ) throws -> String? {
    guard let explanation = try explanation(broken, after.counts, version) else { return nil }
    tally.broken += 1
    let byItems = explanation.refined(
      by: UpdateItems(before: broken.before.names, after: after.names)
    )
    if explanation.remedy != nil { tally.remedied += 1 }
    if byItems.remedy != nil { tally.remediedByItems += 1 }
    for remedy in [explanation.remedy, byItems.remedy].compactMap({ $0 }) {
      let cures = try RemedyCure(remedy, explanation, broken, after.counts).batches
      guard !cures.isEmpty else { return "\(remedy) cannot be applied" }
      let isRight = try cures.contains { cure in
        try self.explanation(cure.batch, cure.counts, version) == nil
      }
      guard isRight else { return "\(remedy) does not make it right" }
    }
    return nil
  }

  /// The explanation of what a batch raises; nil when nothing is raised.
  private func explanation(
    _ batch: GeneratedBatch,
    _ counts: [Int],
    _ version: SystemVersion
  ) throws -> UpdateExplanation? {
    let items = try ItemTable(batch.before, version, height: 200)
    items.answered = counts
    do throws(UIKitException) {
      try items.perform(batch, to: batch.before)
      return nil
    } catch {
      let explanation: UpdateExplanation = try #require(error.update)
      return explanation
    }
  }
}

extension ItemModel {
  /// The items of each section by name.
  fileprivate var names: [[String]?] { sections.map { $0.map(String.init) } }
}

import Sampling
import TableTrace
import Testing

/// Laws of updates that fit, over generated batches; a failure prints the seed and a small scenario.
@Suite("Laws of updates")
struct UpdateLawTests {
  static let versions: [SystemVersion] = [
    .iOS(4), .iOS(5), .iOS(7), .iOS(9, 3), .iOS(11), .iOS(12), .iOS(13), .iOS(14), .iOS(15),
    .iOS(17),
    .iOS(26),
    SystemVersion(.catalyst, 26),
  ]
  private static let tables = 60
  private static let batchesPerTable = 20

  /// The generator leaves out what a rule forbids.
  ///
  /// Suspended by: validity.two-animations, validity.moved-section, validity.move-across (left out).
  @Test(
    "A valid batch gives the rows of an array, keeps cells, and queries only new rows",
    arguments: Sample.of(versions, 4)
  )
  func batchesThatFit(version: SystemVersion) throws {
    #expect(Self.tables * Self.batchesPerTable * Self.versions.count >= 10_000)
    for seed in UInt64(1)...UInt64(Self.tables) {
      var random = SplitMix(seed: seed)
      let sizes = (0..<random.next(in: 0...4)).map { _ in random.next(in: 0...6) }
      let height = Double(random.next(in: 1...24) * 20)
      let items = try ItemTable(ItemModel(sizes: sizes), version, height: height)
      for number in 1...Self.batchesPerTable {
        let batch = GeneratedBatch(&random, before: items.model, version: version)
        let depths = batch.operations.map { _ in random.next(in: 0...2) }
        guard let objection = try BatchTrial.objection(items, batch, depths: depths) else {
          continue
        }
        let trial = BatchTrial(batch: batch, version: version, height: height, depths: depths)
        let small = try trial.shrunk()
        Issue.record(
          "seed \(seed), batch \(number), \(version): \(objection)\n\(small.scenario)"
        )
        return
      }
    }
  }

  /// Suspended by: nothing.
  @Test(
    "G3: neither the order of calls nor of index paths in an array matters",
    arguments: Sample.of(versions, 4)
  )
  func orderDoesNotMatter(version: SystemVersion) throws {
    for seed in UInt64(1)...40 {
      var random = SplitMix(seed: seed)
      let model = ItemModel(sizes: [4, 3, 5])
      var batch = GeneratedBatch(&random, before: model, version: version)
      let after = try #require(batch.after)
      let first = try ItemTable(model, version, height: 200)
      try first.perform(batch, to: after)
      batch.operations = GeneratedBatch.shuffled(batch.operations, &random)
      let second = try ItemTable(model, version, height: 200)
      try second.perform(batch, to: after)
      #expect(
        first.recorder.lines.map(\.text) == second.recorder.lines.map(\.text),
        "seed \(seed)"
      )
    }
  }

  /// Suspended by: nothing.
  @Test("G4: a batch split into nested groups is the same batch", arguments: Sample.of(versions, 4))
  func nestingDoesNotMatter(version: SystemVersion) throws {
    for seed in UInt64(1)...40 {
      var random = SplitMix(seed: seed)
      let model = ItemModel(sizes: [4, 3, 5])
      let batch = GeneratedBatch(&random, before: model, version: version)
      let after = try #require(batch.after)
      let flat = try ItemTable(model, version, height: 200)
      try flat.perform(batch, to: after)
      let nested = try ItemTable(model, version, height: 200)
      let depths = batch.operations.map { _ in random.next(in: 0...3) }
      try nested.perform(batch, to: after, depths: depths)
      #expect(
        flat.recorder.lines.map(\.text) == nested.recorder.lines.map(\.text),
        "seed \(seed)"
      )
    }
  }

  /// Suspended by: cell.row-ahead, which prepares a row only where one is hidden.
  @Test(
    "G8: a table that shows all rows queries the cells of new rows, each once",
    arguments: Sample.of(versions, 4)
  )
  func onlyNewCells(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      var random = SplitMix(seed: seed)
      let model = ItemModel(sizes: [3, 0, 5, 2])
      let batch = GeneratedBatch(&random, before: model, version: version)
      let after = try #require(batch.after)
      let items = try ItemTable(model, version, height: 2000)
      try items.perform(batch, to: after)
      #expect(items.askedRows.count == batch.newItems.count, "seed \(seed)")
    }
  }

  /// Suspended by: nothing.
  @Test("G9: a reloaded section may have any number of rows", arguments: Sample.of(versions, 4))
  func reloadedSections(version: SystemVersion) throws {
    for (from, to) in [(0, 0), (0, 7), (7, 0), (10, 100), (3, 2), (1, 1)] {
      let items = try ItemTable(ItemModel(sizes: [2, from, 2]), version, height: 200)
      let batch = GeneratedBatch(
        before: items.model,
        operations: [.reloadSection(1)],
        sizes: [1: to]
      )
      #expect(try BatchTrial.objection(items, batch, depths: []) == nil, "\(from) to \(to)")
      #expect(try items.table.numberOfRows(inSection: 1) == to)
    }
  }
}

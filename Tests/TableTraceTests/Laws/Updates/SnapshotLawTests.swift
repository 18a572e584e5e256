import Sampling
import TableTrace
import Testing

/// Laws of snapshots over generated pairs.
@Suite("Laws of snapshots")
struct SnapshotLawTests {
  private static let versions: [SystemVersion] = [
    .iOS(13), .iOS(14, 5), .iOS(15), .iOS(17), .iOS(26),
  ]

  /// Suspended by: nothing.
  @Test(
    "Any snapshot after any other is valid, and the table shows it",
    arguments: Sample.of(versions, 4)
  )
  func snapshotsAreShown(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      var random = SplitMix(seed: seed)
      let table = try SnapshotTable(Self.snapshot(&random), version, height: 2000)
      for number in 1...8 {
        var next = Self.snapshot(&random)
        let items = next.sections.flatMap(\.items)
        next.reloadedItems = items.filter { _ in random.next(in: 0...7) == 0 }
        let isAnimated = random.next(in: 0...1) == 0
        do throws(UIKitException) {
          try table.apply(next, animated: isAnimated)
          try table.table.layoutIfNeeded()
        } catch {
          Issue.record("seed \(seed), snapshot \(number): \(error.reason)")
          return
        }
        #expect(try table.shownItems == items, "seed \(seed), snapshot \(number)")
      }
    }
  }

  private static func snapshot(_ random: inout SplitMix) -> DiffableSnapshot {
    var items = GeneratedBatch.shuffled((0..<12).map { "item \($0)" }, &random)
    items.removeLast(random.next(in: 0...12))
    let ids = GeneratedBatch.shuffled(["A", "B", "C", "D"], &random)
    var sections: [DiffableSnapshot.Section] = []
    for id in ids.prefix(random.next(in: 0...4)) {
      let count = random.next(in: 0...items.count)
      // Half of the sections keep an order, so that many rows stay.
      let own = Array(items.prefix(count))
      items.removeFirst(count)
      sections.append(
        DiffableSnapshot.Section(id: id, items: random.next(in: 0...1) == 0 ? own.sorted() : own)
      )
    }
    return DiffableSnapshot(sections: sections)
  }
}

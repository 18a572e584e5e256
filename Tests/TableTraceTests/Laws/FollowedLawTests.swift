import Sampling
import TableTrace
import Testing

/// Laws of what a finger or focus is about, while the app changes its rows inside the callbacks.
@Suite("Laws of rows that move")
struct FollowedLawTests {
  static let versions: [SystemVersion] = [
    .iOS(4), .iOS(6), .iOS(7), .iOS(8), .iOS(10), .iOS(11), .iOS(13), .iOS(15), .iOS(17), .iOS(26),
  ]

  /// Suspended by: nothing.
  @Test(
    "Each callback is about the intended row, even after insertions",
    arguments: Sample.of(versions, 4)
  )
  func nothingStrays(version: SystemVersion) throws {
    var (hits, changes) = ([Callback: Int](), 0)
    for seed in UInt64(1)...60 {
      let walk = try FollowedWalk(seed: seed, version: version)
      for _ in 0..<40 { try walk.step() }
      #expect(walk.strays.isEmpty)
      #expect(walk.watch.verdict.breaches == [], "\(walk)")
      hits.merge(walk.hits, uniquingKeysWith: +)
      changes += walk.changesUnderway
    }
    #expect(changes > 500)
    for callback in [Callback.willSelectRowAt, .didSelectRowAt, .willBeginEditingRowAt] {
      #expect(hits[callback, default: 0] > 20, "\(callback)")
    }
  }

  /// Suspended by: nothing.
  @Test(
    "The table shows the app's rows, each in one cell, after any steps",
    arguments: Sample.of(versions, 4)
  )
  func tableFollowsTheModel(version: SystemVersion) throws {
    for seed in UInt64(1)...30 {
      let walk = try FollowedWalk(seed: seed, version: version)
      for _ in 0..<40 { try walk.step() }
      try walk.table.layoutIfNeeded()
      #expect(try walk.table.numberOfRows(inSection: 0) == walk.rows.count, "\(walk)")
      let shown = walk.table.displayedIndexPaths
      #expect(shown == shown.sorted(), "\(walk)")
      let cells = try walk.table.visibleCells() + walk.table.reusePool.flatMap(\.cells)
      #expect(Set(cells).count == cells.count, "\(walk)")
    }
  }
}

import Sampling
import TableTrace
import Testing

/// Laws of what fingers hold while the app changes its rows under them.
@Suite("Laws of moving rows")
struct MovingLawTests {
  static let versions: [SystemVersion] = [
    .iOS(4), .iOS(7), .iOS(10), .iOS(11), .iOS(13), .iOS(15), .iOS(17), .iOS(26),
  ]

  private static func walk(_ seed: UInt64, _ version: SystemVersion) throws -> MovingWalk {
    let walk = try MovingWalk(seed: seed, version: version)
    for _ in 0..<40 {
      try walk.step()
    }
    return walk
  }

  /// Suspended by: nothing.
  @Test(
    "Only the dragged row is moved, whatever is inserted or deleted",
    arguments: Sample.of(versions, 4)
  )
  func heldRowMoves(version: SystemVersion) throws {
    var (moves, changes) = (0, 0)
    for seed in UInt64(1)...40 {
      let walk = try Self.walk(seed, version)
      #expect(walk.wrongMoves.isEmpty, "\(walk)")
      #expect(walk.watch.verdict.breaches == [], "\(walk)")
      moves += walk.moves
      changes += walk.changesUnderway
    }
    #expect(moves > 60)
    #expect(changes > 60)
  }

  /// Suspended by: nothing.
  @Test(
    "A placeholder stays between its rows, and a reload removes it",
    arguments: Sample.of(versions.filter { $0.isAtLeast(11) }, 4)
  )
  func placeholdersKeepTheirPlaces(version: SystemVersion) throws {
    var (commits, refusals) = (0, 0)
    for seed in UInt64(1)...40 {
      let walk = try Self.walk(seed, version)
      #expect(walk.misplaced.isEmpty)
      commits += walk.commits
      refusals += walk.refusals
    }
    #expect(commits > 30)
    #expect(refusals > 5)
  }

  /// Suspended by: nothing.
  @Test(
    "The table shows the app's rows, each in one cell, after any steps",
    arguments: Sample.of(versions, 4)
  )
  func tableFollowsTheModel(version: SystemVersion) throws {
    for seed in UInt64(1)...40 {
      let walk = try Self.walk(seed, version)
      try walk.table.layoutIfNeeded()
      for section in walk.rows.indices {
        let count = try walk.table.numberOfRows(inSection: section)
        #expect(count == walk.rows[section].count, "\(walk)")
      }
      let shown = walk.table.displayedIndexPaths
      #expect(shown == shown.sorted(), "\(walk)")
      #expect(Set(shown).count == shown.count, "\(walk)")
      let cells = try walk.table.visibleCells() + walk.table.reusePool.flatMap(\.cells)
      #expect(Set(cells).count == cells.count, "\(walk)")
    }
  }
}

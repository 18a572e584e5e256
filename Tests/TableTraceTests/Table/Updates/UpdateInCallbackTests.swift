import Testing

@testable import TableTrace

/// Updates inside the callbacks of layouts, scrolls and other updates leave a table in order.
struct UpdateInCallbackTests {
  private static let versions: [SystemVersion] = [.iOS(8), .iOS(10), .iOS(12), .iOS(14), .iOS(17)]

  private static let seeds = (0..<60).flatMap { seed in
    versions.map { (UInt64(seed), $0) }
  }

  @Test(arguments: seeds)
  func tableShowsWhatItHas(_ seed: UInt64, _ version: SystemVersion) throws {
    let app = try RestlessApp(seed: seed, version: version)
    for turn in 0..<12 {
      try app.turn()
      let shown = app.table.displayedIndexPaths
      let expected = try app.expectedRows()
      #expect(shown == expected, "turn \(turn) of seed \(seed) at \(app.table.contentOffset)")
      let cells = app.cells
      #expect(Set(cells).count == cells.count, "a cell twice, turn \(turn) of seed \(seed)")
    }
  }
}

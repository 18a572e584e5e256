import TableTrace
import Testing

/// Laws of scrolling, over generated tables and random walks; a failure names its seed.
@Suite("Scroll laws")
struct ScrollLawTests {
  static let versions: [SystemVersion] = [
    .iOS(6), .iOS(7), .iOS(8), .iOS(9, 3), .iOS(11), .iOS(14), .iOS(15), .iOS(17), .iOS(26),
    SystemVersion(.catalyst, 26),
  ]

  @Test("Settled rows are those that touch the bounds, at least row 0", arguments: versions)
  func settledRowsTouch(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      let walk = try ScrollWalk(seed: seed, version: version)
      for _ in 0..<12 {
        try walk.step()
        let (top, height) = (walk.table.contentOffset, walk.generated.size.height)
        let touching = try walk.generated.paths.filter { path in
          let rect = try walk.table.rectForRow(at: path)
          return rect.y < top + height && rect.maxY > top
        }
        #expect(walk.table.displayedIndexPaths == touching, "\(walk)")
      }
    }
  }

  @Test("Scrolling asks no counts and no estimates", arguments: versions)
  func scrollingAsksNoCounts(version: SystemVersion) throws {
    for seed in UInt64(1)...40 {
      let walk = try ScrollWalk(seed: seed, version: version)
      let loaded = walk.recorder.lines.count
      for _ in 0..<12 {
        try walk.step()
      }
      let asked = walk.recorder.lines[loaded...].filter { line in
        guard case .call(.callback(let callback)) = line.kind else { return false }
        return [.numberOfSections, .numberOfRowsInSection, .estimatedHeightForRowAt]
          .contains(callback)
      }
      #expect(asked.isEmpty, "\(walk)")
    }
  }

  @Test(
    "A display begins before it ends and ends once; no row has two cells, no cell two rows",
    arguments: versions
  )
  func displayIsBalanced(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      let walk = try ScrollWalk(seed: seed, version: version)
      for _ in 0..<16 {
        try walk.step()
      }
      var displayed: Set<String> = []
      for line in walk.recorder.lines {
        guard case .call(.callback(let callback)) = line.kind else { continue }
        if callback == .willDisplayCell || callback == .willDisplayHeaderView {
          #expect(displayed.insert(line.arguments).inserted, "\(walk): \(line.text)")
        } else if callback == .didEndDisplayingCell || callback == .didEndDisplayingHeaderView {
          #expect(displayed.remove(line.arguments) != nil, "\(walk): \(line.text)")
        }
      }
      let cells = try walk.table.visibleCells()
      #expect(Set(cells).count == cells.count, "\(walk)")
      #expect(Set(walk.table.displayedIndexPaths).count == cells.count, "\(walk)")
      let pooled = walk.table.reusePool.flatMap(\.cells)
      #expect(Set(pooled).isDisjoint(with: cells), "\(walk)")
      #expect(Set(pooled).count == pooled.count, "\(walk)")
    }
  }

  @Test("The content is as high as what was measured and what is estimated", arguments: versions)
  func contentSizeAddsUp(version: SystemVersion) throws {
    for seed in UInt64(1)...40 {
      let walk = try ScrollWalk(seed: seed, version: version)
      for _ in 0..<8 {
        try walk.step()
        var sum = walk.sectionHeights
        for path in walk.generated.paths {
          let real = walk.generated.rows[path.section][path.row]
          let estimate = walk.generated.estimate ?? real
          sum += walk.measured.contains(path) ? real : estimate
        }
        let size = try walk.table.contentSize()
        #expect(abs(size.height - sum) < 1e-6, "\(walk)")
      }
    }
  }

  /// Slow scrolling over rows of one height: the rows that fill the screen, the points of a step.
  private static let slowWalks: [(rows: Double, step: Double)] = [
    (10, 11), (10, 44), (10, 22), (10.5, 11), (10.5, 22), (18.4, 11), (19.4, 11), (1, 44),
    (0.5, 11),
  ]

  /// The rule cell.row-kept: K is the most rows on screen at once between two steps. With ten rows
  /// that fill it and steps of a part of a row, K is 11, because two rows are cut; with steps of a
  /// whole row K is 10.
  @Test(
    "Slow scrolling makes K cells, K + 1 where rows come and go in one step, K + 2 from iOS 15",
    arguments: [SystemVersion.iOS(6), .iOS(9), .iOS(14), .iOS(15), .iOS(17)],
    slowWalks
  )
  func cellsOfSlowScrolling(version: SystemVersion, walk: (rows: Double, step: Double)) throws {
    let recorder = TraceRecorder()
    let table = try ScrollWalk.uniformTable(
      rows: 100,
      height: 44,
      viewport: 44 * walk.rows,
      version,
      recorder
    )
    var most = table.displayedIndexPaths.count
    var exchanges = false
    for _ in 0..<Int(30 * 44 / walk.step) {
      let before = table.displayedIndexPaths
      try table.setContentOffset(table.contentOffset + walk.step)
      try table.layoutIfNeeded()
      try table.prepareRowWhenIdle()
      let after = table.displayedIndexPaths
      most = max(most, after.count)
      exchanges = exchanges || (before.first != after.first && before.last != after.last)
    }
    let made = recorder.lines.count { $0.answer?.hasSuffix(" new") == true }
    #expect(made == (version.isAtLeast(15) ? most + 2 : exchanges ? most + 1 : most))
  }

  @Test(
    "Ten rows of a load: eleven cells up to iOS 14, thirteen or, row by row, twelve from 15",
    arguments: [
      (SystemVersion.iOS(14), 11.0, 11), (.iOS(14), 44, 11), (.iOS(15), 11, 13), (.iOS(15), 44, 12),
    ]
  )
  func cellsOfTenRows(version: SystemVersion, step: Double, cells: Int) throws {
    let recorder = TraceRecorder()
    let table = try ScrollWalk.uniformTable(rows: 100, height: 44, viewport: 440, version, recorder)
    for _ in 0..<100 {
      try table.setContentOffset(table.contentOffset + step)
      try table.layoutIfNeeded()
      try table.prepareRowWhenIdle()
    }
    #expect(recorder.lines.count { $0.answer?.hasSuffix(" new") == true } == cells)
  }
}

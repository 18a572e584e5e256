import Sampling
import TableTrace
import Testing

/// Laws of scrolling, over generated tables and random walks; a failure names its seed.
@Suite("Laws of scrolling")
struct ScrollLawTests {
  static let versions: [SystemVersion] = [
    .iOS(6), .iOS(7), .iOS(8), .iOS(9, 3), .iOS(11), .iOS(14), .iOS(15), .iOS(17), .iOS(26),
    SystemVersion(.catalyst, 26),
  ]

  /// Suspended by: cell.row-ahead, cell.row-kept (their rows have a cell and are not displayed).
  @Test(
    "After scrolling, exactly the rows that touch the bounds are visible",
    arguments: Sample.of(versions, 4)
  )
  func settledRowsTouch(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      let walk = try ScrollWalk(seed: seed, version: version)
      for step in 0..<12 {
        if step % 4 == 3 { try walk.changeBounds() } else { try walk.step() }
        walk.watch.lookAtPlaces()
        let touching = try touchingRows(walk)
        #expect(walk.table.displayedIndexPaths == touching, "\(walk)")
      }
      #expect(walk.watch.verdict.breaches == [], "\(walk)")
    }
  }

  /// Suspended by: nothing.
  ///
  /// A change of the bounds is no scrolling and may ask a re-query.
  @Test("Scrolling queries no counts and no estimates", arguments: Sample.of(versions, 4))
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

  /// Suspended by: nothing; each law of the book says itself which rules suspend it.
  @Test("All laws hold while a table scrolls", arguments: Sample.of(versions, 4))
  func lawsOfTheBookHold(version: SystemVersion) throws {
    var viewDisplays = 0
    for seed in UInt64(1)...60 {
      let walk = try ScrollWalk(seed: seed, version: version)
      for step in 0..<16 {
        if step % 5 == 4 { try walk.changeBounds() } else { try walk.step() }
      }
      #expect(walk.watch.verdict.breaches == [], "\(walk)")
      viewDisplays += calls(walk, .willDisplayHeaderView) + calls(walk, .willDisplayFooterView)
      let displayed = calls(walk, .willDisplayCell) - calls(walk, .didEndDisplayingCell)
      #expect(displayed == walk.table.displayedIndexPaths.count, "\(walk)")
    }
    #expect(viewDisplays > 0)
  }

  private func calls(_ walk: ScrollWalk, _ callback: Callback) -> Int {
    walk.recorder.lines.count { $0.kind == .call(.callback(callback)) }
  }

  /// Suspended by: section-view.asked-again (no view is nil here), section-view.first-grouped-header
  /// (the height method is there).
  @Test(
    "Headers and footers are displayed as long as the version requires",
    arguments: Sample.of(versions, 4)
  )
  func sectionViewsTouch(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      let walk = try ScrollWalk(seed: seed, version: version)
      guard walk.generated.implementsSectionViews else { continue }
      for step in 0..<12 {
        if step % 4 == 3 { try walk.changeBounds() } else { try walk.step() }
        for end in [ScrollWalk.headers, ScrollWalk.footers] {
          #expect(walk.displayedSections(end) == (try walk.touchingSections(end)), "\(walk)")
        }
      }
    }
  }

  /// Suspended by: cell.row-ahead, cell.row-kept (a prepared row has a cell that is not in the pool).
  @Test("No row has two cells, and no cell has two rows", arguments: Sample.of(versions, 4))
  func cellsAndRowsPair(version: SystemVersion) throws {
    for seed in UInt64(1)...60 {
      let walk = try ScrollWalk(seed: seed, version: version)
      for step in 0..<16 {
        if step % 5 == 4 { try walk.changeBounds() } else { try walk.step() }
        let cells = try walk.table.visibleCells()
        #expect(Set(cells).count == cells.count, "\(walk)")
        #expect(Set(walk.table.displayedIndexPaths).count == cells.count, "\(walk)")
        let pooled = walk.table.reusePool.flatMap(\.cells)
        #expect(Set(pooled).isDisjoint(with: cells), "\(walk)")
        #expect(Set(pooled).count == pooled.count, "\(walk)")
        for path in walk.generated.paths {
          guard let cell = try walk.table.cellForRow(at: path) else { continue }
          #expect(try walk.table.indexPath(for: cell) == path, "\(walk)")
        }
      }
    }
  }

  /// Suspended by: nothing.
  @Test(
    "After a touch or an animation, the content is within its ends",
    arguments: Sample.of(versions, 4)
  )
  func motionsRestWithinTheEnds(version: SystemVersion) throws {
    for seed in UInt64(1)...40 {
      let walk = try ScrollWalk(seed: seed, version: version)
      for velocity in [3.0, -3, 8, -8, 0] {
        try walk.table.drag(by: velocity * 90 + 40, velocity: velocity)
        try walk.settle()
        let highest = max(0, try walk.table.contentSize().height - walk.table.size.height)
        // Sums of heights that were corrected are exact to a part of a pixel only.
        let range = -1e-6...highest + 1e-6
        #expect(range.contains(walk.table.contentOffset), "\(walk), highest \(highest)")
        #expect(!walk.table.isScrolling && !walk.table.isDragging, "\(walk)")
      }
    }
  }

  /// Suspended by: geometry.section-header-top-padding (the tables set it to 0),
  /// geometry.section-height-answer (grouped tables answer no 0).
  @Test(
    "The height of the content is the sum of measured and estimated heights",
    arguments: Sample.of(versions, 4)
  )
  func contentSizeAddsUp(version: SystemVersion) throws {
    for seed in UInt64(1)...40 {
      let walk = try ScrollWalk(seed: seed, version: version)
      for step in 0..<8 {
        if step % 4 == 3 { try walk.changeBounds() } else { try walk.step() }
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

  private func touchingRows(_ walk: ScrollWalk) throws -> [IndexPath] {
    let (top, height) = (walk.table.contentOffset, walk.table.size.height)
    return try walk.generated.paths.filter { path in
      let rect = try walk.table.rectForRow(at: path)
      return rect.y < top + height && rect.maxY > top
    }
  }

  /// Slow scrolling over rows of one height: the rows that fill the screen, the points of a step.
  private static let slowWalks: [(rows: Double, step: Double)] = [
    (10, 11), (10, 44), (10, 22), (10.5, 11), (10.5, 22), (18.4, 11), (19.4, 11), (1, 44),
    (0.5, 11),
  ]

  /// Suspended by: nothing.
  ///
  /// The rule cell.row-kept: K is the most rows on screen at once between two steps. With ten rows
  /// that fill it and steps of a part of a row, K is 11, because two rows are cut; with steps of a
  /// whole row K is 10.
  @Test(
    "Slow scrolling creates K cells, K + 1 for rows in one step, and K + 2 from iOS 15",
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
      try table.dragInFrames(by: [walk.step], velocity: 0)
      try table.layoutIfNeeded()
      let after = table.displayedIndexPaths
      most = max(most, after.count)
      exchanges = exchanges || (before.first != after.first && before.last != after.last)
    }
    let made = recorder.lines.count { $0.answer?.hasSuffix(" new") == true }
    #expect(made == (version.isAtLeast(15) ? most + 2 : exchanges ? most + 1 : most))
  }

  /// Suspended by: nothing.
  ///
  /// The numbers of the law above for the most common case.
  @Test(
    "Loading ten rows creates 11 cells up to iOS 14, and 13 or 12 from iOS 15",
    arguments: [
      (SystemVersion.iOS(14), 11.0, 11), (.iOS(14), 44, 11), (.iOS(15), 11, 13), (.iOS(15), 44, 12),
    ]
  )
  func cellsOfTenRows(version: SystemVersion, step: Double, cells: Int) throws {
    let recorder = TraceRecorder()
    let table = try ScrollWalk.uniformTable(rows: 100, height: 44, viewport: 440, version, recorder)
    for _ in 0..<100 {
      try table.dragInFrames(by: [step], velocity: 0)
      try table.layoutIfNeeded()
    }
    #expect(recorder.lines.count { $0.answer?.hasSuffix(" new") == true } == cells)
  }
}

import TableTrace
import Testing

/// Laws of edit mode, swipes and reordering over generated sequences.
@Suite("Edit laws")
struct EditLawTests {
  static let versions: [SystemVersion] = [
    .iOS(4), .iOS(6), .iOS(7), .iOS(8), .iOS(8, 1), .iOS(8, 2), .iOS(9), .iOS(10), .iOS(11),
    .iOS(12), .iOS(13),
    .iOS(17), .iOS(26),
  ]

  private static func walk(_ seed: UInt64, _ version: SystemVersion) throws -> EditWalk {
    let walk = try EditWalk(seed: seed, version: version)
    for _ in 0..<40 {
      try walk.step()
    }
    try walk.finish()
    return walk
  }

  /// Suspended by: nothing.
  ///
  /// The second end of a swipe is the fault of swipe.did-end on iOS 8.1, and a
  /// cancelled swipe that ends late on iOS 8 ends before the next one begins all the same.
  @Test(
    "willBeginEditing and didEndEditing pair up, by the number of the version",
    arguments: versions
  )
  func swipesPairUp(version: SystemVersion) throws {
    let mostEnds = SwipeEndRules.didEnd.value(for: version)
    var pairs = 0
    var late = 0
    for seed in UInt64(1)...30 {
      let walk = try Self.walk(seed, version)
      var ends: [RuleID?]?
      for line in walk.recorder.lines {
        switch line.kind {
        case .call(.callback(.willBeginEditingRowAt)):
          #expect(ends?.isEmpty != true, "\(walk): \(line.text)")
          ends = []
          pairs += 1
        case .call(.callback(.didEndEditingRowAt)):
          ends?.append(line.rule)
          let told = try #require(ends, "\(walk): \(line.text)")
          #expect(told.count <= mostEnds, "\(walk): \(line.text)")
          if line.rule == .swipeCancelled { late += 1 }
          // The end of a cancelled swipe is told once, even by the version that tells others twice.
          let isLate = SwipeEndRules.cancelled.value(for: version) == .endsWithNextTouch
          #expect(!isLate || told.count == 1 || told.first != .swipeCancelled, "\(walk)")
        default: continue
        }
      }
      #expect(ends?.isEmpty != true, "\(walk)")
    }
    #expect(pairs > 30)
    #expect(late > 0 || SwipeEndRules.cancelled.value(for: version) == .notRecognized)
  }

  /// Suspended by: nothing.
  @Test("A controller is not told the opposite of what it does", arguments: versions)
  func controllersAreNotContradicted(version: SystemVersion) throws {
    var calls = 0
    for seed in UInt64(1)...30 {
      let walk = try Self.walk(seed, version)
      #expect(walk.contradictions == 0, "\(walk)")
      calls += walk.controllerCalls.count
    }
    #expect(calls > 30)
  }

  /// Suspended by: nothing.
  @Test("willBeginEditing comes with swipes only", arguments: versions)
  func onlySwipesBegin(version: SystemVersion) throws {
    for seed in UInt64(1)...30 {
      let walk = try Self.walk(seed, version)
      var step = ""
      for line in walk.recorder.lines {
        if line.kind == .step { step = line.text }
        guard line.kind == .call(.callback(.willBeginEditingRowAt)) else { continue }
        #expect(step == "- swipe", "\(walk): \(line.text)")
      }
    }
  }

  /// Suspended by: drag.reorder, which asks no target; the walk reorders by the control.
  @Test("moveRow follows a targetIndexPath for the same row", arguments: versions)
  func targetsPrecedeMoves(version: SystemVersion) throws {
    var moves = 0
    for seed in UInt64(1)...30 {
      let walk = try Self.walk(seed, version)
      var asked: Set<String> = []
      for line in walk.recorder.lines {
        let source = line.arguments.components(before: "], ")
        switch line.kind {
        case .step: asked = []
        case .call(.callback(.targetIndexPathForMoveFromRowAt)): asked.insert(source)
        case .call(.callback(.moveRowAt)):
          #expect(asked.contains(source), "\(walk): \(line.text)")
          moves += 1
        default: continue
        }
      }
    }
    #expect(moves > 10)
  }

  /// Suspended by: nothing.
  @Test("commitEditingStyle follows a canEditRow that answered yes", arguments: versions)
  func commitsAreAllowed(version: SystemVersion) throws {
    var commits = 0
    for seed in UInt64(1)...30 {
      let walk = try Self.walk(seed, version)
      #expect(walk.uneditableCommits.isEmpty, "\(walk)")
      commits += walk.recorder.lines.count { $0.kind == .call(.callback(.commitEditingStyle)) }
    }
    #expect(commits > 10)
  }

  /// Suspended by: nothing.
  @Test("The table shows the app's rows after every walk", arguments: versions)
  func countsFollowTheModel(version: SystemVersion) throws {
    for seed in UInt64(1)...30 {
      let walk = try Self.walk(seed, version)
      for section in walk.rows.indices {
        let count = try walk.table.numberOfRows(inSection: section)
        #expect(count == walk.rows[section].count, "\(walk)")
      }
      try walk.table.layoutIfNeeded()
      let shown = walk.table.displayedIndexPaths
      #expect(shown == shown.sorted(), "\(walk)")
      #expect(Set(shown).count == shown.count, "\(walk)")
      let visible = Rect(x: 0, y: walk.table.contentOffset, width: 320, height: 400)
      #expect(shown == (try walk.table.indexPathsForRows(in: visible)), "\(walk)")
    }
  }
}

extension String {
  /// What stands before a separator, or everything.
  fileprivate func components(before separator: String) -> String {
    firstRange(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
  }
}

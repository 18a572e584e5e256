import Sampling
import TableTrace
import Testing

/// Laws of edit mode, swipes and reordering over generated sequences.
@Suite("Laws of editing")
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

  /// Suspended by: nothing; each law of the book says itself which rules suspend it.
  @Test(
    "All laws hold while rows are edited and moved",
    arguments: Sample.of(versions, 4)
  )
  func lawsOfTheBookHold(version: SystemVersion) throws {
    var calls: [Callback: Int] = [:]
    for seed in UInt64(1)...30 {
      let walk = try Self.walk(seed, version)
      #expect(walk.watch.verdict.breaches == [], "\(walk)")
      for line in walk.recorder.lines {
        if case .call(.callback(let callback)) = line.kind { calls[callback, default: 0] += 1 }
      }
    }
    let begun = calls[.willBeginEditingRowAt, default: 0]
    #expect(begun > 30)
    #expect(calls[.didEndEditingRowAt, default: 0] >= begun)
    #expect(calls[.moveRowAt, default: 0] > 10)
    #expect(calls[.commitEditingStyle, default: 0] > 10)
  }

  /// Suspended by: nothing.
  ///
  /// A cancelled swipe that ends late on iOS 8 ends before the next one begins, as the laws of the
  /// book say; the version that tells other ends twice tells this one once.
  @Test("A cancelled swipe that ends late ends once", arguments: Sample.of(versions, 4))
  func lateEndsComeOnce(version: SystemVersion) throws {
    let isLate = SwipeEndRules.cancelled.value(for: version) == .endsWithNextTouch
    var late = 0
    for seed in UInt64(1)...30 {
      var ends: [RuleID?] = []
      for line in try Self.walk(seed, version).recorder.lines {
        switch line.kind {
        case .call(.callback(.willBeginEditingRowAt)): ends = []
        case .call(.callback(.didEndEditingRowAt)):
          ends.append(line.rule)
          if line.rule == .swipeCancelled { late += 1 }
          #expect(!isLate || ends.count == 1 || ends.first != .swipeCancelled, "seed \(seed)")
        default: continue
        }
      }
    }
    #expect(late > 0 || SwipeEndRules.cancelled.value(for: version) == .notRecognized)
  }

  /// Suspended by: nothing.
  @Test(
    "A controller is not notified of the opposite of its own change",
    arguments: Sample.of(versions, 4)
  )
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
  @Test("willBeginEditing is called only for swipes", arguments: Sample.of(versions, 4))
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

  /// Suspended by: nothing.
  @Test(
    "commitEditingStyle is called only after canEditRow returned true",
    arguments: Sample.of(versions, 4)
  )
  func commitsAreAllowed(version: SystemVersion) throws {
    for seed in UInt64(1)...30 {
      let walk = try Self.walk(seed, version)
      #expect(walk.uneditableCommits.isEmpty, "\(walk)")
    }
  }

  /// Suspended by: nothing.
  @Test("The table shows the app's rows after any steps", arguments: Sample.of(versions, 4))
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

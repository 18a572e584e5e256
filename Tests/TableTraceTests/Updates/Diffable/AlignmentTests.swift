import Testing

@testable import TableTrace

@Suite struct AlignmentTests {
  /// What stays of each sequence.
  private static func kept<Element>(
    _ alignment: Alignment,
    _ old: [Element],
    _ new: [Element]
  ) -> (old: [Element], new: [Element]) {
    (
      old.indices.filter { !alignment.goes[$0] }.map { old[$0] },
      new.indices.filter { !alignment.comes[$0] }.map { new[$0] }
    )
  }

  @Test("Both sequences keep the same elements, and short ones equal the standard library's result")
  func agreesWithTheStandardLibrary() {
    for seed in UInt64(1)...60 {
      var random = SplitMix(seed: seed)
      let letters = random.next(in: 2...20)
      let old = (0..<random.next(in: 0...80)).map { _ in random.next(in: 1...letters) }
      let new = (0..<random.next(in: 0...80)).map { _ in random.next(in: 1...letters) }
      let alignment = Alignment(from: old, to: new)
      let difference = new.difference(from: old)
      #expect(alignment.isExact)
      #expect(alignment.goes.count { $0 } == difference.removals.count)
      let stays = Self.kept(alignment, old, new)
      #expect(stays.old == stays.new)
      for case .insert(let offset, _, _) in difference { #expect(alignment.comes[offset]) }
    }
  }

  @Test("As many elements as possible of long sequences are kept", arguments: UInt64(1)...12)
  func longSequences(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let letters = [3, 40, 400, 4000][Int(seed % 4)]
    let old = (0..<1400).map { _ in random.next(in: 1...letters) }
    var new = old
    for _ in 0..<random.next(in: 1...300) {
      new.remove(at: random.next(in: 0...new.count - 1))
      new.insert(random.next(in: 1...letters), at: random.next(in: 0...new.count))
    }
    let alignment = Alignment(from: old, to: new)
    let stays = Self.kept(alignment, old, new)
    #expect(alignment.isExact)
    #expect(stays.old == stays.new)
    #expect(stays.old.count == old.count - new.difference(from: old).removals.count)
  }

  @Test("Unique elements of both sequences are compared in one pass, in whatever order")
  func permutations() {
    let old = Array(0..<50_000)
    for (new, stay) in [(Array(old.reversed()), 1), (old.map { $0 + 50_000 }, 0), (old, 50_000)] {
      let alignment = Alignment(from: old, to: new)
      #expect(alignment.isExact)
      #expect(alignment.goes.count { !$0 } == stay)
      #expect(alignment.comes.count { !$0 } == stay)
    }
  }

  @Test("Sequences with thousands of repeated elements are divided at unique ones")
  func cutsAtWhatIsThereOnce() {
    let old = (0..<300).flatMap { step in [-step - 1] + Array(repeating: 0, count: 20) }
    let new = (0..<300).flatMap { step in [-step - 1] + Array(repeating: 0, count: 15) }
    let alignment = Alignment(from: old, to: new)
    #expect(alignment.isExact)
    #expect(alignment.goes.count { $0 } == 300 * 5)
    #expect(!alignment.comes.contains(true))
  }

  @Test("A million pairs of equal elements are compared exactly, but not one more")
  func mostPairs() {
    for (times, isExact) in [(1000, true), (1001, false)] {
      let old = Array(0..<100) + Array(repeating: 500, count: 1000)
      let new = Array(100..<200) + Array(repeating: 500, count: times)
      let alignment = Alignment(from: old, to: new + [600])
      #expect(alignment.isExact == isExact)
      #expect(alignment.goes.count { !$0 } == (isExact ? 1000 : 0))
    }
  }

  @Test("Sequences are divided up to eight times", arguments: [(8, true), (9, false)])
  func deepCuts(depth: Int, isExact: Bool) {
    // Only the last cut's element is there once. The ends differ, so that nothing is trimmed.
    func sequence(end: Int) -> [Int] {
      (1...depth).reduce([end] + Array(repeating: 0, count: 100)) { before, cut in
        before + [cut] + Array(1..<cut) + Array(repeating: 0, count: 1000) + [end]
      }
    }
    let alignment = Alignment(from: sequence(end: -1), to: sequence(end: -2))
    #expect(alignment.isExact == isExact)
    guard isExact else { return }
    #expect(alignment.goes.count { $0 } == depth + 1)
    #expect(alignment.comes.count { $0 } == depth + 1)
  }

  @Test("Sequences that cannot be divided are replaced, and marked as inexact")
  func tooManyPairs() {
    let old = (0..<6000).map { $0 % 3 }
    let new = (0..<6000).map { ($0 * 7 / 5) % 3 }
    let alignment = Alignment(from: old, to: new)
    let stays = Self.kept(alignment, old, new)
    #expect(!alignment.isExact)
    #expect(stays.old == stays.new)
  }
}

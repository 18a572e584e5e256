import TableTrace
import Testing

@testable import Reports

@Suite("The sentences about the certainty of a run's calls")
struct CertaintySumTests {
  /// Words for which no case shows anything.
  private static var unseen: CertaintyWords { CertaintyWords(.iOS(26)) { _ in [] } }

  private static func sum(_ guesses: [(Callback, Int)]) -> CertaintySum {
    guesses.reduce(into: CertaintySum(.iOS(26))) { sum, guess in
      sum.add(.guess, of: .callback(guess.0), times: guess.1)
    }
  }

  private struct Naming: Sendable {
    let guesses: [(Callback, Int)]
    let end: String
  }

  private static let namings = [
    Naming(
      guesses: [(.cellForRowAt, 1)],
      end: "the only call depends on a guess (cellForRowAt)."
    ),
    Naming(
      guesses: [(.willDisplayCell, 2), (.cellForRowAt, 2)],
      end: "none of 4 calls was seen on this version. 4 depend on guesses (2 cellForRowAt, 2 "
        + "willDisplayCell)."
    ),
    Naming(
      guesses: [
        (.numberOfSections, 1), (.cellForRowAt, 3), (.heightForRowAt, 4), (.willDisplayCell, 2),
      ],
      end: "none of 10 calls was seen on this version. 10 depend on guesses (4 heightForRowAt, 3 "
        + "cellForRowAt, 3 of other methods)."
    ),
  ]

  @Test("Guesses are named, the most frequent calls first", arguments: namings)
  private func guesses(_ sample: Naming) {
    let sentence = Self.sum(sample.guesses).sentence
    #expect(sentence.hasSuffix(sample.end), "\(sentence)")
    var twice = Self.sum(sample.guesses)
    twice.add(CertaintySum(.iOS(26)))
    #expect(twice.sentence == sentence)
  }

  @Test("The first sentence has the number of all calls, and each certainty has a sentence")
  func everyCertaintyHasASentence() {
    func sentence(_ words: [(CertaintyWord, Int)], _ version: SystemVersion = .iOS(26)) -> String {
      words.reduce(into: CertaintySum(version)) { $0.add($1.0, of: nil, times: $1.1) }.sentence
    }
    #expect(
      sentence([
        (.seen, 2), (.seenBefore(.iOS(9)), 3), (.seenBefore(.iOS(17)), 1), (.documented, 1),
      ])
        == "iOS 26: 2 of 7 calls were seen on this version. 4 were last seen on older versions "
        + "(iOS 9 to 17). 1 is known only from Apple's documentation."
    )
    #expect(
      sentence([(.seenBefore(.iOS(9)), 1), (.guess, 2)])
        == "iOS 26: none of 3 calls was seen on this version. 1 was last seen on iOS 9. 2 depend "
        + "on guesses."
    )
    #expect(
      sentence([(.seenBefore(.iOS(9)), 1)], .iOS(18))
        == "iOS 18: no recording of this version exists. The only call was last seen on iOS 9."
    )
  }

  @Test("Two prevented calls are named, or all if their rules are named")
  func leftOut() {
    var sum = Self.sum([(.cellForRowAt, 1)])
    let plain = sum.sentence
    sum.leaveOut(by: .didScroll, Self.unseen)
    #expect(sum.sentence == plain, "this rule leaves nothing out")
    sum.leaveOut(by: .prefetchStart, Self.unseen)
    sum.leaveOut(by: .prefetchStart, Self.unseen)
    let head = "\(plain) Calls that may be missing:"
    #expect(sum.sentence == "\(head) prefetchRowsAt before the first scroll.")
    sum.leaveOut(by: .closingQuery, Self.unseen)
    sum.leaveOut(by: .scrollFrames, Self.unseen)
    #expect(
      sum.sentence
        == "\(head) heightForRowAt again after the last cell, calls at offsets between two simulated frames and 1 other kind."
    )
    #expect(
      sum.sentence(namingRules: true)
        == "\(head) heightForRowAt again after the last cell (cell.closing-query), "
        + "calls at offsets between two simulated frames (scroll.frames), "
        + "prefetchRowsAt before the first scroll (prefetch.start)."
    )
  }

  @Test("A call that the version's logs show to be prevented needs no remark")
  func leftOutWithEvidence() throws {
    let entry = try #require(RuleBook.entry(.rowAheadAtRest))
    let cases = entry.ranges.flatMap(\.grades).flatMap(\.evidence)
    let words = CertaintyWords(.iOS(26)) { cases.contains($0) ? [.iOS(26)...(.iOS(26))] : [] }
    #expect(words[.rowAheadAtRest] == .seen)
    var sum = CertaintySum(.iOS(26))
    sum.leaveOut(by: .rowAheadAtRest, words)
    #expect(sum.sentence == "iOS 26: no calls.")
  }

  @Test("An exception that the version's logs do not show is named")
  func exceptions() {
    var sum = Self.sum([(.cellForRowAt, 1)])
    sum.raise(.seen)
    #expect(!sum.sentence.contains("exception"))
    sum.raise(.seenBefore(.iOS(12)))
    #expect(sum.sentence.hasSuffix(" The exception was last seen on iOS 12."))
    sum.raise(.guess)
    #expect(sum.sentence.hasSuffix(" The exception is a guess."))
  }

  @Test("Each rule that prevents calls names existing calls")
  func nouns() {
    let rules = RuleID.allCases.filter { $0.leftOut != nil }
    #expect(rules.count == 10)
    for rule in rules {
      guard let leftOut = rule.leftOut else { continue }
      #expect(!leftOut.messages.isEmpty && !leftOut.noun.isEmpty, "\(rule.rawValue)")
      #expect(leftOut.noun.count <= 50, "\(leftOut.noun)")
    }
  }
}

import TableTrace
import Testing

@testable import Reports

@Suite("The sentence that says how far the calls of a run can be trusted")
struct CertaintySumTests {
  /// Words for which no case shows anything.
  private static let unseen = CertaintyWords(.iOS(26), shown: [:])

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
    Naming(guesses: [(.cellForRowAt, 1)], end: "1 is a guess (cellForRowAt)."),
    Naming(
      guesses: [(.willDisplayCell, 2), (.cellForRowAt, 2)],
      end: "4 are guesses (2 cellForRowAt, 2 willDisplayCell)."
    ),
    Naming(
      guesses: [
        (.numberOfSections, 1), (.cellForRowAt, 3), (.heightForRowAt, 4), (.willDisplayCell, 2),
      ],
      end: "10 are guesses (4 heightForRowAt, 3 cellForRowAt, 3 others)."
    ),
  ]

  @Test("Guesses are named, those with the most calls first", arguments: namings)
  private func guesses(_ sample: Naming) {
    let sentence = Self.sum(sample.guesses).sentence
    #expect(sentence.hasSuffix(sample.end), "\(sentence)")
    var twice = Self.sum(sample.guesses)
    twice.add(CertaintySum(.iOS(26)))
    #expect(twice.sentence == sentence)
  }

  @Test("Calls that are left out are named, two of them, and all where their rules are named")
  func leftOut() {
    var sum = Self.sum([(.cellForRowAt, 1)])
    let plain = sum.sentence
    sum.leaveOut(by: .didScroll, Self.unseen)
    #expect(sum.sentence == plain, "this rule leaves nothing out")
    sum.leaveOut(by: .prefetchStart, Self.unseen)
    sum.leaveOut(by: .prefetchStart, Self.unseen)
    let head = "\(plain) Left out without evidence:"
    #expect(sum.sentence == "\(head) prefetchRowsAt at rest.")
    sum.leaveOut(by: .closingQuery, Self.unseen)
    sum.leaveOut(by: .scrollFrames, Self.unseen)
    #expect(
      sum.sentence
        == "\(head) heightForRowAt after the cells, calls between two frames and 1 more."
    )
    #expect(
      sum.sentence(namingRules: true)
        == "\(head) heightForRowAt after the cells (cell.closing-query), "
        + "calls between two frames (scroll.frames), "
        + "prefetchRowsAt at rest (prefetch.start)."
    )
  }

  @Test("What the version shows is left out with evidence")
  func leftOutWithEvidence() throws {
    let entry = try #require(RuleBook.entry(.rowAheadAtRest))
    let cases = entry.ranges.flatMap(\.grades).flatMap(\.evidence)
    let shown = Dictionary(cases.map { ($0, [SystemVersion.iOS(26)...(.iOS(26))]) }) { one, _ in one
    }
    let words = CertaintyWords(.iOS(26), shown: shown)
    #expect(words[.rowAheadAtRest] == .seen)
    var sum = CertaintySum(.iOS(26))
    sum.leaveOut(by: .rowAheadAtRest, words)
    #expect(sum.sentence == "iOS 26: no calls.")
  }

  @Test("An exception that the version does not show is named")
  func exceptions() {
    var sum = Self.sum([(.cellForRowAt, 1)])
    sum.raise(.seen)
    #expect(!sum.sentence.contains("exception"))
    sum.raise(.seenBefore(.iOS(12)))
    #expect(sum.sentence.hasSuffix(" The exception was last seen on iOS 12."))
    sum.raise(.guess)
    #expect(sum.sentence.hasSuffix(" The exception is a guess."))
  }

  @Test("Each rule that leaves calls out names calls that exist")
  func nouns() {
    let rules = RuleID.allCases.filter { $0.leftOut != nil }
    #expect(rules.count == 10)
    for rule in rules {
      guard let leftOut = rule.leftOut else { continue }
      #expect(!leftOut.messages.isEmpty && !leftOut.noun.isEmpty, "\(rule.rawValue)")
      #expect(leftOut.noun.count <= 42, "\(leftOut.noun)")
    }
  }
}

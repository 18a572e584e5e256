import Testing

@testable import TableTrace

@Suite("The certainty of a rule in one of four words")
struct CertaintyWordsTests {
  private static let shown: CertaintyWords.ShownVersions = { id in
    switch id {
    case "log-9": [.iOS(9, 3)...(.iOS(10))]
    case "log-13": [.iOS(13)...(.iOS(14))]
    case "log-17": [.iOS(17)...(.iOS(17))]
    case "log-17.4": [.iOS(17, 4)...(.iOS(17, 4))]
    case "mac-26": [.catalyst(26)...(.catalyst(26))]
    case _: []
    }
  }

  private static func entry(_ ranges: [VersionRange<Void>]) -> RuleEntry {
    let (id, text) = (RuleID.didScroll, "So.")
    return switch ranges.count {
    case 1: RuleEntry(Statement(id, text, ranges[0]))
    case 2: RuleEntry(Statement(id, text, ranges[0], ranges[1]))
    default: RuleEntry(Statement(id, text, ranges[0], ranges[1], ranges[2]))
    }
  }

  private struct Case: Sendable {
    let ranges: [VersionRange<Void>]
    let version: SystemVersion
    let word: CertaintyWord?

    init(_ ranges: [VersionRange<Void>], _ version: SystemVersion, _ word: CertaintyWord?) {
      self.ranges = ranges
      self.version = version
      self.word = word
    }
  }

  /// Shown on 9.3 to 10, not after.
  private static let old = [
    VersionRange(
      since: .iOS(4),
      "so",
      .assumed(),
      .observed(from: .iOS(9), "log-9"),
      .assumed(from: .iOS(12))
    )
  ]

  private static let cases = [
    Case(old, .iOS(9), .seen), Case(old, .iOS(9, 3), .seen), Case(old, .iOS(10, 3), .seen),
    Case(old, .iOS(8), .guess),
    // One version past the newest case the grade still holds; it was not seen there.
    Case(old, .iOS(11), .seenBefore(.iOS(10))), Case(old, .iOS(26), .seenBefore(.iOS(10))),
    // What was shown says something else.
    Case(old + [VersionRange(since: .iOS(15), "other", .assumed())], .iOS(26), .guess),
    Case(
      old + [VersionRange(since: .iOS(15), "other", .documented("book"))],
      .iOS(26),
      .documented
    ),
    // The value comes back: what lies between contradicts it.
    Case(
      old + [
        VersionRange(since: .iOS(15), "other", .assumed()),
        VersionRange(since: .iOS(17), "so", .assumed()),
      ],
      .iOS(26),
      .guess
    ),
    // The same words in two ranges are one value.
    Case(old + [VersionRange(since: .iOS(15), "so", .assumed())], .iOS(26), .seenBefore(.iOS(10))),
    // A grade says nothing about versions before it, even if its case shows them.
    Case(
      [
        VersionRange(since: .iOS(4), "so", .assumed(), .measured(from: .iOS(13), "log-9", "log-13"))
      ],
      .iOS(12),
      .guess
    ),
    // What is documented now was shown before.
    Case(
      [VersionRange(since: .iOS(4), "so", .observed("log-9"), .documented(from: .iOS(15), "book"))],
      .iOS(17),
      .seenBefore(.iOS(10))
    ),
    // A grade that ends before its case does.
    Case(
      [VersionRange(since: .iOS(4), "so", .measured("log-13"), .assumed(from: .iOS(14)))],
      .iOS(14),
      .seenBefore(.iOS(13))
    ),
    // A whole number has each of its versions, a version those before it.
    Case([VersionRange(since: .iOS(4), "so", .tested("log-17"))], .iOS(17, 6), .seen),
    Case([VersionRange(since: .iOS(4), "so", .tested("log-17.4"))], .iOS(17), .seen),
    Case(
      [VersionRange(since: .iOS(4), "so", .tested("log-17.4"))],
      .iOS(17, 6),
      .seenBefore(.iOS(17, 4))
    ),
    // Catalyst tells nothing of iOS; iOS tells something of Catalyst, and is no sight of it.
    Case([VersionRange(since: .iOS(4), "so", .observed("mac-26"))], .iOS(26), .guess),
    Case([VersionRange(since: .iOS(4), "so", .observed("mac-26"))], .catalyst(26), .seen),
    Case(
      [VersionRange(since: .iOS(4), "so", .observed("log-17"))],
      .catalyst(17),
      .seenBefore(.iOS(17))
    ),
    // A case that nobody knows, and hints, show nothing.
    Case([VersionRange(since: .iOS(4), "so", .observed("none"))], .iOS(17), .guess),
    Case([VersionRange(since: .iOS(4), "so", .assumed("log-17"))], .iOS(17), .guess),
    Case([VersionRange(since: .iOS(4), "so", .ours())], .iOS(17), nil),
  ]

  @Test("The word depends on the version ranges and their evidence", arguments: cases)
  private func word(_ sample: Case) {
    let entry = Self.entry(sample.ranges)
    #expect(CertaintyWords.word(of: entry, for: sample.version, Self.shown) == sample.word)
  }

  @Test("A guess is least certain, then documents, then older versions before newer ones")
  func order() {
    let words: [CertaintyWord] = [
      .guess, .documented, .seenBefore(.iOS(9, 3)), .seenBefore(.catalyst(13)),
      .seenBefore(.iOS(17)), .seen,
    ]
    #expect(words.shuffled().sorted() == words)
    #expect(words.map(\.name.rawValue).prefix(3) == ["guess", "documented", "seen before"])
  }

  @Test("Every group of rules has a noun")
  func nouns() {
    for rule in RuleID.allCases {
      #expect(rule.situationNoun != "what goes on here", "\(rule.rawValue)")
      #expect(!rule.answerNoun.isEmpty)
    }
  }

  /// Rules by their words on iOS 17, with cases that show only those named.
  @Test("A remark has the word of the line's own rule, and the reason for a lower one")
  func remarks() throws {
    let words = CertaintyWords(.iOS(26)) { $0 == "r4-04" ? [.iOS(26, 1)...(.iOS(26, 1))] : [] }
    #expect(words[.didScroll] == .seen)
    #expect(words[.insetChange] == .guess)
    let remark = words.word(of: .didScroll, answer: [], in: [.insetChange])?.remark
    #expect(remark == "seen; this change of the inset is a guess")
    #expect(words.word(of: .didScroll, answer: [], in: [])?.remark == "seen")
    #expect(words.word(of: .insetChange, answer: [], in: [.didScroll])?.remark == "guess")
    let answer = words.word(of: .didScroll, answer: [.poolOrder], in: [.insetChange])
    #expect(answer?.remark == "seen; which cell is reused and this change of the inset are guesses")
    #expect(answer?.lowerings == [.answer(.poolOrder), .situation(.insetChange)])
    // The answer of a question that does nothing has the word of its rules.
    #expect(words.word(of: nil, answer: [.insetChange], in: [])?.remark == "guess")
    #expect(words.word(of: nil, answer: [], in: [.insetChange]) == nil)
    #expect(words.word(of: .simulationLimit, answer: [], in: [.insetChange]) == nil, "it is ours")
    let before = CertaintyWords(.iOS(26)) { $0 == "upd-30" ? [.iOS(12)...(.iOS(13))] : [] }
    #expect(before.word(of: .deceleration, answer: [], in: [])?.remark == "seen on iOS 13")
  }
}

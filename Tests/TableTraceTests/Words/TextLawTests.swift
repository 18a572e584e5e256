import PlainWords
import TableTrace
import Testing

/// Every text of the library that a person reads is held to plain words.
///
/// Texts of exceptions and warnings that UIKit raises are UIKit's and are not read here.
struct TextLawTests {
  /// A text with the place where a reader finds it.
  struct Text: Sendable, CustomTestStringConvertible {
    let place: String
    let words: String

    var testDescription: String { place }
  }

  private static let rules: [Text] = RuleBook.all.flatMap { rule in
    [Text(place: rule.id.rawValue, words: rule.sentence)]
      + rule.ranges.map { Text(place: "\(rule.id.rawValue), \($0.since)", words: $0.says) }
      + rule.conflicts.map { Text(place: "\(rule.id.rawValue), remark", words: $0) }
      + [
        Text(place: "\(rule.id.rawValue), situation", words: rule.id.situationNoun),
        Text(place: "\(rule.id.rawValue), answer", words: rule.id.answerNoun),
      ]
  }

  private static let gates: [Text] = GateID.allCases.map {
    Text(place: $0.rawValue, words: $0.sentence)
  }

  private static let laws: [Text] = LawBook.all.flatMap { law in
    [Text(place: "\(law.id)", words: law.sentence)]
      + law.suspensions.map { Text(place: "\(law.id), \($0.rule.rawValue)", words: $0.says) }
  }

  private static let callbacks: [Text] = Callback.allCases.map {
    Text(place: "\($0), default", words: $0.facts.defaultAnswer)
  }

  private static let phases: [Text] = Phase.allCases.map {
    Text(place: $0.rawValue, words: $0.sentence)
  }

  private static let updates: [Text] =
    UIKitException.samples.compactMap(\.update).map {
      Text(place: "problem", words: $0.problem.sentence)
    } + remedies.map { Text(place: "remedy", words: $0.sentence) }

  private static let remedies: [UpdateRemedy] = [
    .modelNotChanged, .sectionNotChanged(1), .answer(section: 0, 3), .answer(section: nil, 3),
    .reloadedInside(.insertSection(0)), .loadFirst, .missing(.insertSection(0)),
    .superfluous(.deleteSection(0)), .unreportedInsertion(section: 0),
    .unreportedInsertion(section: nil),
    .unreportedDeletion(section: 0), .unreportedDeletion(section: nil),
    .superfluousInsertion(section: 0),
    .superfluousDeletion(section: 0), .deletionAndInsertion, .insertionInstead(.insertSection(0)),
    .deletionInstead(.deleteSection(0)), .twoGroups,
  ]

  @Test(
    "A text has short sentences, no joining semicolon and no private word",
    arguments: [
      ("rules", rules), ("gates", gates), ("laws", laws), ("callbacks", callbacks),
      ("phases", phases), ("updates", updates),
    ]
  )
  func isPlain(kind: String, texts: [Text]) {
    #expect(!texts.isEmpty)
    for text in texts {
      let findings = PlainWords.findings(in: text.words)
      #expect(findings == [], "\(kind), \(text.place)")
    }
  }

  @Test("The sentence of a rule, a gate, a law and a phase ends with a full stop")
  func fullStops() {
    let sentences =
      RuleBook.all.map(\.sentence) + LawBook.all.map(\.sentence) + Phase.allCases.map(\.sentence)
      + GateID.allCases.map(\.sentence)
    for sentence in sentences {
      #expect(sentence.hasSuffix("."), "\(sentence)")
    }
  }
}

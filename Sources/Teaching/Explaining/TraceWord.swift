import Goldens
import Reports
import TableTrace

/// A sign or a word that traces and reports print, with what it means.
package struct TraceWord: Sendable {
  /// As a trace prints it.
  package var sign: String
  /// What it means, one or two sentences.
  package var sentence: String

  /// All of them; phases and terms have pages of their own.
  package static let all: [TraceWord] = kinds.flatMap(\.self)

  /// The words of one kind after those of another.
  private static let kinds: [[TraceWord]] = [
    ((try? written()) ?? []) + selectors,
    LedgerStatus.allCases.map {
      TraceWord(
        sign: $0.rawValue,
        sentence: "The state of a piece of evidence: \(outcome(of: $0))"
      )
    },
    Finding.Kind.allCases.map { TraceWord(sign: $0.rawValue, sentence: $0.sentence) },
    CertaintyWord.Name.allCases.filter { $0 != .documented }
      .map { TraceWord(sign: $0.rawValue, sentence: sentence(of: $0)) },
    Certainty.allCases.map { TraceWord(sign: $0.rawValue, sentence: sentence(of: $0)) },
  ]

  /// The words of the embedded file, in its order.
  package static func written() throws(ExplanationFile.Mistake) -> [TraceWord] {
    try ExplanationFile.embedded("words.yaml").map { entry throws(ExplanationFile.Mistake) in
      try entry.check(["is"])
      return TraceWord(sign: entry.name, sentence: try entry.requiredText("is"))
    }
  }

  /// The actions of the edit menu.
  private static let selectors = Set(MenuRules.selectors.ranges.flatMap(\.value)).sorted().map {
    TraceWord(sign: $0, sentence: "The selector of an action in the edit menu of a row.")
  }

  /// How far a call with this word can be trusted.
  private static func sentence(of word: CertaintyWord.Name) -> String {
    switch word {
    case .seen:
      "A call whose rule was seen on this version, in a log, a test or a measurement."
    case .seenBefore:
      "A call whose rule was seen on an older version. The newest such version is named."
    case .documented: "A call whose rule Apple documents. No log shows it."
    case .guess: "A call whose rule no log shows and Apple does not document."
    }
  }

  /// How sure a rule of this grade is.
  private static func sentence(of certainty: Certainty) -> String {
    switch certainty {
    case .observed: "A certainty: a log recorded on a device or simulator shows it."
    case .tested: "A certainty: a test on real UIKit asserts it."
    case .measured: "A certainty: somebody counted or measured it and published the result."
    case .documented: "A certainty: UIKit's headers or documentation say it. No log shows it."
    case .assumed:
      "A certainty: a guess, the simplest one that contradicts no evidence."
    case .ours: "A certainty: a limit or a choice of the simulation, not of UIKit."
    }
  }

  /// The page of the word.
  package var explained: Explanation {
    let base = sign.split(separator: "#").first.map { "\($0)#1" } ?? sign
    let kind = Self.kinds.first { $0.contains { $0.sign == sign || $0.sign == base } } ?? []
    let all = kind.map(\.sign)
    let place = all.firstIndex(of: sign) ?? all.firstIndex(of: base)
    let near = place.map(all.beside) ?? []
    return Explanation(
      name: sign,
      purpose: sentence,
      related: (near.isEmpty ? ["->", "Cell#1"] : near).map { PageText($0) }
    )
  }

  /// The word that is meant; any number stands for any cell or view.
  package static func named(_ word: String) -> TraceWord? {
    let parts = word.split(separator: "#", omittingEmptySubsequences: false)
    let isNumbered = parts.count == 2 && Int(parts[1]) != nil
    let sign = isNumbered ? "\(parts[0])#1" : word
    guard var found = all.first(where: { $0.sign == sign }) else { return nil }
    found.sign = word
    return found
  }
}

extension Finding.Kind {
  /// What a finding of this kind is, one sentence.
  fileprivate var sentence: String {
    switch self {
    case .divergence: "Found by a check: the trace differs from its golden."
    case .logDivergence: "Found by a check: the trace differs from the recorded log."
    case .missingGolden:
      "Found by a check: the golden file is missing. 'tabletrace accept' writes it."
    case .orphanGolden: "Found by a check: a golden belongs to no scenario."
    case .unexpectedException:
      "Found by a check: UIKit raised an exception that the scenario does not expect."
    case .failedExpectation: "Found by a check: an 'expect' step of the scenario does not hold."
    case .unexpectedPass: "Found by a check: a scenario with a known issue passes."
    case .brokenLaw: "Found by a check: a trace, a golden or a log breaks a law."
    case .nondeterminism:
      "Found by a check: two runs with different hash seeds gave different traces. This is a bug of the tool."
    case .idleSlack: "Found by a check: a directive of a pattern skips or allows nothing."
    case .invalid: "Found by a check: a scenario, golden or log is unreadable or invalid."
    }
  }
}

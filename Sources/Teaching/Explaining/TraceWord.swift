import Goldens
import Reports
import TableTrace

/// A sign or word that traces and reports print, with its meaning.
package struct TraceWord: Sendable {
  package var sign: String
  /// One or two sentences about its meaning.
  package var sentence: String

  /// All signs and words, except phases and terms.
  package static let all: [TraceWord] = kinds.flatMap(\.self)

  /// The signs in front of lines and inside them, without words.
  package static let signs = ((try? written()) ?? []).filter {
    !$0.sign.contains(where: \.isLetter)
  }

  /// The words for cells, views and heights in calls.
  private static let marks = ["new", "reused", "from", "kept", "nil", "Cell#1", "View#1"]

  package static let command = "tabletrace explain signs"

  /// The page about how to read a trace, with all signs.
  package static var page: Page {
    let marked = marks.compactMap(named)
    let rows = { (words: [TraceWord]) in words.map { [PageText($0.sign), PageText($0.sentence)] } }
    let calls =
      "A line without a sign is a call to your data source, delegate or view controller. Calls "
      + "made during another call are indented below it."
    return Page(
      title: "signs",
      parts: [.words([PageText(calls)])] + PagePart.rows(rows(signs), under: "signs")
        + PagePart.rows(rows(marked), under: "after a call")
    )
  }

  /// The signs and words, grouped by kind.
  private static let kinds: [[TraceWord]] = [
    ((try? written()) ?? []) + selectors,
    LedgerStatus.allCases.map {
      TraceWord(
        sign: $0.rawValue,
        sentence: "The state of a piece of evidence: \(outcome(of: $0))"
      )
    },
    reported(Finding.Kind.allCases.map(\.rawValue)),
    reported(CertaintyWord.Name.allCases.filter { $0 != .documented }.map(\.rawValue)),
    reported(Certainty.allCases.map(\.rawValue)),
  ]

  /// Returns some words of reports, in the order of their file.
  private static func reported(_ signs: [String]) -> [TraceWord] {
    ((try? written("report-words.yaml")) ?? []).filter { signs.contains($0.sign) }
  }

  /// Reads the words of an embedded file, in its order.
  package static func written(
    _ file: String = "words.yaml"
  ) throws(ExplanationFile.Mistake) -> [TraceWord] {
    try ExplanationFile.embedded(file).map { entry throws(ExplanationFile.Mistake) in
      try entry.check(["is"])
      return TraceWord(sign: entry.name, sentence: try entry.requiredText("is"))
    }
  }

  private static let selectors = Set(MenuRules.selectors.ranges.flatMap(\.value)).sorted().map {
    TraceWord(sign: $0, sentence: "The selector of an action in the edit menu of a row.")
  }

  /// The page about the sign or word.
  package var explained: Explanation {
    let base = sign.split(separator: "#").first.map { "\($0)#1" } ?? sign
    let kind = Self.kinds.first { $0.contains { $0.sign == sign || $0.sign == base } } ?? []
    let all = kind.map(\.sign)
    let place = all.firstIndex(of: sign) ?? all.firstIndex(of: base)
    let near = place.map(all.beside) ?? []
    return Explanation(
      name: sign,
      purpose: sentence,
      related: (near.isEmpty ? ["signs", "Cell#1"] : near).map { PageText($0) },
      commands: Self.signs.contains { $0.sign == sign } ? [PageHint("all signs", Self.command)] : []
    )
  }

  /// Returns the sign or word with its meaning.
  ///
  /// A cell or view may have any number.
  package static func named(_ word: String) -> TraceWord? {
    let parts = word.split(separator: "#", omittingEmptySubsequences: false)
    let isNumbered = parts.count == 2 && Int(parts[1]) != nil
    let sign = isNumbered ? "\(parts[0])#1" : word
    guard var found = all.first(where: { $0.sign == sign }) else { return nil }
    found.sign = word
    return found
  }
}

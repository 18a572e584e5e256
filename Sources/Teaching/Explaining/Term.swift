import Diagnostics

/// A term of the tool, such as a gate or a golden, in words that need no other page.
package struct Term: Sendable {
  package var name: String
  /// Two sentences about what it is.
  package var sentences: String
  /// A line that shows it, such as a command, a line of a trace or a line of code.
  package var example: String

  /// All terms, in the order in which a beginner meets them.
  package static let all: [Term] = (try? read()) ?? []

  package static func read() throws(ExplanationFile.Mistake) -> [Term] {
    try ExplanationFile.embedded("terms.yaml").map { entry throws(ExplanationFile.Mistake) in
      try entry.check(["is", "example"])
      return Term(
        name: entry.name,
        sentences: try entry.requiredText("is"),
        example: try entry.requiredText("example")
      )
    }
  }

  /// Returns the term with this name, in the singular or plural, or nil.
  package static func named(_ word: String) -> Term? {
    let word = word.lowercased()
    return all.first { $0.name == word || $0.plural == word }
  }

  private var plural: String {
    name.hasSuffix("y") ? "\(name.dropLast())ies" : "\(name)s"
  }

  /// The page about this term.
  package var explained: Explanation {
    let place = Self.all.firstIndex { $0.name == name } ?? 0
    let near = Self.all.beside(place).map(\.name)
    return Explanation(
      name: name,
      purpose: sentences,
      shown: [.headline("example"), .code([example])],
      related: near.map { PageText($0) },
      commands: [PageHint("all terms", Self.command)]
    )
  }

  package static let command = "tabletrace explain terms"

  package static var page: Page {
    Page(
      title: "terms",
      parts: all.flatMap { term -> [PagePart] in
        [
          .headline(term.name), .words([PageText(term.sentences)]),
          .code([term.example]),
        ]
      }
    )
  }
}

extension Term {
  /// Returns a hint about the terms that occur in pages, or nil if none does.
  package static func hint(for pages: [Page]) -> PageHint? {
    let text = PagePlainText(ink: Ink()).text(of: pages)
    let words = Set(text.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init))
    let used = all.filter { term in
      term.isPrivate && (words.contains(term.name) || words.contains(term.plural))
    }
    guard !used.isEmpty else { return nil }
    let names = used.map { "'\($0.name)'" }.joined(separator: ", ")
    return PageHint("what \(names) mean\(used.count == 1 ? "s" : "")", command)
  }

  /// Whether only this tool uses the word with this meaning.
  var isPrivate: Bool {
    ["re-query", "phase", "gate", "golden", "pool", "certainty", "law"].contains(name)
  }
}

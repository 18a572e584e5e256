package import Diagnostics

extension ProblemCode {
  /// The title of the problem, in a few words.
  package var title: String { ExplanationText.of(.code, name).title ?? "" }

  /// The meaning of the problem and how to fix it, as a paragraph.
  package var explanation: String { ExplanationText.of(.code, name).purpose ?? "" }

  /// The page about the problem, with an example and a fix.
  package var explained: Explanation {
    let text = ExplanationText.of(.code, name)
    let family = Self.allCases.filter { $0.family == self.family }
    let place = family.firstIndex(of: self) ?? 0
    let near = family.beside(place).map(\.name)
    let names = text.related.isEmpty ? near : text.related
    return Explanation(
      name: name,
      title: "\(title) (\(severity.rawValue))",
      purpose: text.purpose ?? "",
      shown: text.example.isEmpty ? [] : [.headline("example"), .code(text.example)],
      related: names.map { PageText($0) },
      commands: [PageHint("all codes", "tabletrace list errors")]
    )
  }
}

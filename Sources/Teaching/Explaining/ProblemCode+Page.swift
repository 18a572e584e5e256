package import Diagnostics

extension ProblemCode {
  /// What the problem means and how to fix it, as a paragraph.
  package var explanation: String { Self.explanations[name] ?? "" }

  private static let explanations: [String: String] = (try? readExplanations()) ?? [:]

  /// Reads the embedded explanations, by the names of their codes.
  package static func readExplanations() throws(ExplanationFile.Mistake) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in try ExplanationFile.embedded("codes.yaml") {
      guard named(entry.name) != nil else {
        throw entry.mistake("there is no code '\(entry.name)'")
      }
      try entry.check(["is"])
      texts[entry.name] = try entry.requiredText("is")
    }
    return texts
  }

  /// The page of what is wrong.
  package var page: Page {
    Page(
      title: name,
      says: PageText("\(title) (\(severity.rawValue))"),
      parts: [.prose(explanation)]
    )
  }
}

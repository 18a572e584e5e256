package import TableTrace

/// How a broken law is told, by the tool and by tests.
extension LawBreach {
  /// Where in a trace it is: at a line, counted as in a golden, and in a step that may have a text.
  package func place(stepText: String?) -> String {
    let place = line.map { "trace line \(Golden.lineNumber(ofBodyLine: $0 - 1)), " } ?? ""
    let step = stepText.map { "in step \(self.step), '\($0)'" } ?? "before the first step"
    return place + step
  }

  /// What the law says.
  package var lawLine: String { "the law: \(LawBook.law(law)?.sentence ?? "")" }

  /// What to type to read more.
  package var nextCommand: String { "tabletrace explain \(law.rawValue)" }
}

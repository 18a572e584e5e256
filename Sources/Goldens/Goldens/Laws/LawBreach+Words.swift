package import TableTrace

/// Describes a broken law, for the tool and for tests.
extension LawBreach {
  /// The place in a trace: a line, counted as in a golden, and a step with its text if known.
  package func place(stepText: String?) -> String {
    let place = line.map { "trace line \(Golden.lineNumber(ofBodyLine: $0 - 1)), " } ?? ""
    let step = stepText.map { "in step \(self.step), '\($0)'" } ?? "before the first step"
    return place + step
  }

  package var lawLine: String { "the law: \(LawBook.law(law)?.sentence ?? "")" }

  package var nextCommand: String { "tabletrace explain \(law.rawValue)" }
}

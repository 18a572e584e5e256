package import TableTrace

/// The remarks of `run --certainty`: how far each line can be trusted.
package struct CertaintyRemarks {
  private let words: CertaintyWords

  /// Makes the remarks for the version of some words.
  package init(_ words: CertaintyWords) {
    self.words = words
  }

  /// The word of a line, and what lowers it below the word of its own rule.
  package func remark(_ line: TraceText.RemarkedLine) -> String {
    let word = words.word(of: line.rule, answer: line.answerRules, in: line.situation)
    return word?.remark ?? Certainty.ours.rawValue
  }
}

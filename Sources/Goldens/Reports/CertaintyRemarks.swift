package import TableTrace

/// The remarks of `run --certainty`: the certainty of each line.
package struct CertaintyRemarks {
  private let words: CertaintyWords

  package init(_ words: CertaintyWords) {
    self.words = words
  }

  /// The certainty of a line, and what lowers it below that of its own rule, or empty for a line of
  /// the simulation's own.
  package func remark(_ line: TraceText.RemarkedLine) -> String {
    let word = words.word(of: line.rule, answer: line.answerRules, in: line.situation)
    return word?.remark ?? ""
  }
}

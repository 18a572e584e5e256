package import TableTrace

/// The remarks of `run --certainty`: how certain each line is.
package struct CertaintyRemarks {
  private let words: CertaintyWords

  package init(_ words: CertaintyWords) {
    self.words = words
  }

  /// The certainty of a line, and why it is lower than its rule's, or empty for the simulation's
  /// own.
  package func remark(_ line: TraceText.RemarkedLine) -> String {
    let word = words.word(of: line.rule, answer: line.answerRules, in: line.situation)
    return word?.remark ?? ""
  }
}

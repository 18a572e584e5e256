package import TableTrace

/// The remarks of `run --why`: the certainty of each line, the sentence of its rule, and the
/// enclosing situations.
///
/// It is a class because the sink that uses the remarks keeps it.
package final class ReasonRemarks {
  private struct Reason: Hashable {
    var rule: RuleID?
    var answer: [RuleID]
    var situation: [RuleID]
  }

  private let certainties: Certainties
  private let words: CertaintyWords
  private var known: [Reason: String] = [:]

  package init(_ words: CertaintyWords) {
    self.words = words
    certainties = Certainties(words.version)
  }

  /// The reason for a line: its certainty, the sentence and name of its rule, and the rules of its
  /// answer.
  ///
  /// The enclosing situations follow, outermost first. Then come the step, the phases and the calls
  /// that led to the line.
  package func remark(_ line: TraceText.RemarkedLine) -> String {
    let text = remark(Reason(rule: line.rule, answer: line.answerRules, situation: line.situation))
    return text.isEmpty || line.trail.isEmpty ? text : "\(text) <- \(line.trail)"
  }

  package func remark(_ line: TraceLine) -> String {
    remark(Reason(rule: line.rule, answer: line.answerRules, situation: line.situation))
  }

  /// The sentence and name of the line's rule, or empty without a rule.
  package func sentence(_ line: TraceLine) -> String {
    guard let rule = line.rule ?? line.answerRules.first else { return "" }
    let cause = RowAhead.cause(of: rule, in: line.situation)
    return "\(RuleBook.entry(cause)?.sentence ?? "") (\(cause.rawValue))"
  }

  private func remark(_ reason: Reason) -> String {
    if let text = known[reason] { return text }
    let text = text(of: reason)
    known[reason] = text
    return text
  }

  private func text(of reason: Reason) -> String {
    guard let rule = reason.rule ?? reason.answer.first else { return "" }
    let grade = certainties.weakest(
      of: reason.rule,
      answer: reason.answer,
      in: reason.situation
    )
    let cause = RowAhead.cause(of: rule, in: reason.situation)
    let sentence = RuleBook.entry(cause)?.sentence ?? ""
    let answer = reason.answer.filter { $0 != rule }.map(\.rawValue)
    let around = reason.situation.filter { $0 != rule && $0 != cause }.map(\.rawValue)
    let word = words.word(of: reason.rule, answer: reason.answer, in: reason.situation)
    return Self.head(word, grade?.certainty) + "\(sentence) (\(cause.rawValue)"
      + (cause == rule ? "" : "; asked by \(rule.rawValue)")
      + (answer.isEmpty ? "" : "; answers by \(answer.joined(separator: ", "))")
      + (around.isEmpty ? ")" : "; within \(around.joined(separator: " > ")))")
  }

  /// The certainty of a line with its grade unless both are equal, such as `guess (assumed): `.
  private static func head(_ word: CertaintyWords.OfLine?, _ grade: Certainty?) -> String {
    guard let grade else { return "" }
    guard let word, word.remark != grade.rawValue else { return "\(grade.rawValue): " }
    return "\(word.remark) (\(grade.rawValue)): "
  }
}

@available(*, unavailable)
extension ReasonRemarks: Sendable {}

package import TableTrace

/// The remarks of `run --why`: how far each line can be trusted and why, the rule behind it in words, and
/// what it belongs to.
///
/// A class, because the sink that asks for the remarks keeps it while it learns.
package final class ReasonRemarks {
  /// What a remark is about.
  private struct Reason: Hashable {
    var rule: RuleID?
    var answer: [RuleID]
    var situation: [RuleID]
  }

  private let certainties: Certainties
  private let words: CertaintyWords
  private var known: [Reason: String] = [:]

  /// Makes the remarks for the version of some words.
  package init(_ words: CertaintyWords) {
    self.words = words
    certainties = Certainties(words.version)
  }

  /// Why a line is where it is: its word and the grade behind it, the sentence of its rule with the name of the rule, the rules
  /// that its answer follows from, and the situations around it, outermost first, and the step, the phases
  /// and the calls that led to it.
  package func remark(_ line: TraceText.RemarkedLine) -> String {
    let text = remark(Reason(rule: line.rule, answer: line.answerRules, situation: line.situation))
    return text.isEmpty || line.trail.isEmpty ? text : "\(text) <- \(line.trail)"
  }

  /// The same of a line that is kept.
  package func remark(_ line: TraceLine) -> String {
    remark(Reason(rule: line.rule, answer: line.answerRules, situation: line.situation))
  }

  /// The sentence of the rule of a line, with the name of the rule; empty where it has none.
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

  /// The word of a line with the grade behind it, `guess (assumed): `; the grade alone where it says the same.
  private static func head(_ word: CertaintyWords.OfLine?, _ grade: Certainty?) -> String {
    guard let grade else { return "" }
    guard let word, word.remark != grade.rawValue else { return "\(grade.rawValue): " }
    return "\(word.remark) (\(grade.rawValue)): "
  }
}

@available(*, unavailable)
extension ReasonRemarks: Sendable {}

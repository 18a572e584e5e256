package import TableTrace

/// The remarks of `run --why`: the rule behind each line in words, how sure it is, and what it belongs to.
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
  private var known: [Reason: String] = [:]

  /// Makes the remarks for a version.
  package init(_ version: SystemVersion) {
    certainties = Certainties(version)
  }

  /// Why a line is where it is: the grade, the sentence of its rule with the name of the rule, the rules
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
    return (grade.map { "\($0.certainty.rawValue): " } ?? "") + "\(sentence) (\(cause.rawValue)"
      + (cause == rule ? "" : "; asked by \(rule.rawValue)")
      + (answer.isEmpty ? "" : "; answers by \(answer.joined(separator: ", "))")
      + (around.isEmpty ? ")" : "; within \(around.joined(separator: " > ")))")
  }
}

@available(*, unavailable)
extension ReasonRemarks: Sendable {}

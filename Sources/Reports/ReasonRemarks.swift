package import TableTrace

/// The remarks of `run --why`: the rule behind each line in words, how sure it is, and what it belongs to.
///
/// A class, because the sink that asks for the remarks keeps it while it learns.
package final class ReasonRemarks {
  /// What a remark is about.
  private struct Reason: Hashable {
    var rule: RuleID
    var situation: [RuleID]
  }

  private let certainties: Certainties
  private var known: [Reason: String] = [:]

  /// Makes the remarks for a version.
  package init(_ version: SystemVersion) {
    certainties = Certainties(version)
  }

  /// Why a line is where it is: the grade, the sentence of its rule with the name of the rule, and the
  /// situations around it, outermost first.
  package func remark(_ line: TraceText.RemarkedLine) -> String {
    let reason = Reason(rule: line.rule, situation: line.situation)
    if let text = known[reason] { return text }
    let sentence = RuleBook.entry(line.rule)?.sentence ?? ""
    let grade = certainties.weakest(of: line.rule, in: line.situation)?.certainty.rawValue
    let around = line.situation.filter { $0 != line.rule }.map(\.rawValue)
    var text = grade.map { "\($0): " } ?? ""
    text += "\(sentence) (\(line.rule.rawValue)"
    text += around.isEmpty ? ")" : "; within \(around.joined(separator: " > ")))"
    known[reason] = text
    return text
  }
}

@available(*, unavailable)
extension ReasonRemarks: Sendable {}

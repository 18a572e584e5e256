/// The certainty of each rule for one version.
package struct Certainties: Sendable {
  /// A certainty and the rule that has it.
  package struct Weakest: Hashable, Sendable {
    package let rule: RuleID
    package let certainty: Certainty
  }

  private let certainties: [RuleID: Certainty]

  package init(_ version: SystemVersion) {
    let pairs = RuleBook.all.compactMap { entry in
      entry.grade(for: version).map { (entry.id, $0.certainty) }
    }
    certainties = Dictionary(pairs) { first, _ in first }
  }

  package subscript(rule: RuleID) -> Certainty? { certainties[rule] }

  /// Returns the lowest certainty among the rules that affect a line, or nil if there is no rule.
  ///
  /// If several are equal, the line's own rule comes first, then that of its answer, then that of
  /// the outermost event.
  package func weakest(of line: TraceLine) -> Weakest? {
    weakest(of: line.rule, answer: line.answerRules, in: line.situation)
  }

  /// Returns the lowest certainty among a rule, those of the answer and those of the situation.
  package func weakest(
    of own: RuleID?,
    answer: [RuleID],
    in situation: [RuleID]
  ) -> Weakest? {
    guard let first = own ?? answer.first,
      var weakest = certainties[first].map({ Weakest(rule: first, certainty: $0) })
    else { return nil }
    for rule in answer + situation {
      // Rules of the simulation itself do not lower the certainty.
      guard let certainty = certainties[rule], certainty != .ours,
        !certainty.isAtLeast(weakest.certainty)
      else { continue }
      weakest = Weakest(rule: rule, certainty: certainty)
    }
    return weakest
  }
}

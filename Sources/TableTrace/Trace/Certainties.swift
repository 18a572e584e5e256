/// The certainty of each rule for one version.
package struct Certainties: Sendable {
  /// A grade, and the rule that has it.
  package struct Weakest: Hashable, Sendable {
    package let rule: RuleID
    package let certainty: Certainty
  }

  private let certainties: [RuleID: Certainty]

  /// Collects the grades for a version.
  package init(_ version: SystemVersion) {
    let pairs = RuleBook.all.compactMap { entry in
      entry.grade(for: version).map { (entry.id, $0.certainty) }
    }
    certainties = Dictionary(pairs) { first, _ in first }
  }

  package subscript(rule: RuleID) -> Certainty? { certainties[rule] }

  /// Returns the lowest grade among the rules that decide the place and the answer of a line.
  ///
  /// Nil without such a rule.
  ///
  /// Among equal grades, the line's own rule comes first, then its answer, then the outermost
  /// event.
  package func weakest(of line: TraceLine) -> Weakest? {
    weakest(of: line.rule, answer: line.answerRules, in: line.situation)
  }

  /// Returns the weakest grade among a rule, those of the answer and those of the situation.
  package func weakest(
    of own: RuleID?,
    answer: [RuleID],
    in situation: [RuleID]
  ) -> Weakest? {
    guard let first = own ?? answer.first,
      var weakest = certainties[first].map({ Weakest(rule: first, certainty: $0) })
    else { return nil }
    for rule in answer + situation {
      // What is the simulation's own lowers nothing.
      guard let certainty = certainties[rule], certainty != .ours,
        !certainty.isAtLeast(weakest.certainty)
      else { continue }
      weakest = Weakest(rule: rule, certainty: certainty)
    }
    return weakest
  }
}

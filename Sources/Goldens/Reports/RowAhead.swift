import TableTrace

/// What is asked for a row ahead has its own rules, as for any row; the reason why it is asked at all is
/// that the row is prepared.
enum RowAhead {
  /// The rules that prepare a row, the one that says more first.
  private static let rules = [RuleID.rowAheadAtRest, .rowAhead]

  /// The reason of something that a rule asks for in a situation: the rule that prepares a row, or the
  /// rule itself.
  static func cause(of rule: RuleID, in situation: [RuleID]) -> RuleID {
    guard !rules.contains(rule) else { return rule }
    return rules.first(where: situation.contains) ?? rule
  }
}

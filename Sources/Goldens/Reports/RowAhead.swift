import TableTrace

/// Replaces the reason of queries for a row that is prepared before it is visible.
enum RowAhead {
  /// The rules that prepare a row, the more specific one first.
  private static let rules = [RuleID.rowAheadAtRest, .rowAhead]

  /// The reason of a query in a situation: the rule that prepares a row, or the query's own rule.
  static func cause(of rule: RuleID, in situation: [RuleID]) -> RuleID {
    guard !rules.contains(rule) else { return rule }
    return rules.first(where: situation.contains) ?? rule
  }
}

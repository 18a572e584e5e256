import TableTrace

/// The reason of queries for a row ahead: that the row is prepared, and not the rule of any row.
enum RowAhead {
  /// The rules that prepare a row, the more specific one first.
  private static let rules = [RuleID.rowAheadAtRest, .rowAhead]

  /// The reason of a query in a situation: the rule that prepares a row, or the rule itself.
  static func cause(of rule: RuleID, in situation: [RuleID]) -> RuleID {
    guard !rules.contains(rule) else { return rule }
    return rules.first(where: situation.contains) ?? rule
  }
}

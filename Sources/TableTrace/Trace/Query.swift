/// A question of the app to the table, printed as a `?` line.
package struct Query: Sendable {
  /// The name of the method or property, as scenarios write it.
  package var name: String
  /// Its argument in the trace's form, or nil.
  package var argument: String?
  /// The rule for the work that the table does for this query, such as a layout, or nil without any.
  package var rule: RuleID?

  package init(name: String, argument: String?, rule: RuleID? = nil) {
    self.name = name
    self.argument = argument
    self.rule = rule
  }
}

/// A query from the app to the table, which the trace prints as a line that starts with `?`.
package struct Query: Sendable {
  /// The name of the method or property, as scenarios write it.
  package var name: String
  /// Its argument as the trace prints it, or nil.
  package var argument: String?
  /// The rule for the work that the query causes, such as a layout, or nil.
  package var rule: RuleID?

  package init(name: String, argument: String?, rule: RuleID? = nil) {
    self.name = name
    self.argument = argument
    self.rule = rule
  }
}

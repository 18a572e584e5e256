/// A question of the app to the table, printed as a `?` line.
public struct Query: Sendable {
  /// The name of the method or property, as scenarios write it.
  public var name: String
  /// Its argument in the trace's form, or nil.
  public var argument: String?
  /// The rule behind what the question makes the table do, if it makes it do anything.
  public var rule: RuleID?

  /// Makes a query.
  public init(name: String, argument: String?, rule: RuleID? = nil) {
    self.name = name
    self.argument = argument
    self.rule = rule
  }
}

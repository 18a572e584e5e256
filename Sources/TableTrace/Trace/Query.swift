/// A question of the app to the table, printed as a `?` line.
public struct Query: Sendable {
  /// The name of the method or property, as scenarios write it.
  public var name: String
  /// Its argument in the trace's form, or nil.
  public var argument: String?

  /// Makes a query.
  public init(name: String, argument: String?) {
    self.name = name
    self.argument = argument
  }
}

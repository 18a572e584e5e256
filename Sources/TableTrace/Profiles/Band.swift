/// The value of a rule from one release on, until the next band of the same platform begins.
public struct Band<Value: Sendable>: Sendable {
  /// The first release.
  public let since: SystemVersion
  /// The value that the simulated table obeys.
  public let value: Value
  /// The value in words.
  public let says: String
  /// How sure it is.
  public let certainty: Certainty
  /// The cases that show it, by id.
  public let evidence: [String]

  /// Makes a band.
  public init(
    since: SystemVersion,
    _ value: Value,
    _ says: String,
    _ certainty: Certainty,
    _ evidence: [String] = []
  ) {
    self.since = since
    self.value = value
    self.says = says
    self.certainty = certainty
    self.evidence = evidence
  }
}

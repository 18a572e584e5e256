/// A rule of the table's behaviour: one sentence, and its value in each band of versions.
///
/// Rules are the only place where the order of calls is decided. The bands of iOS start at iOS 4; a
/// Catalyst release that no Catalyst band covers follows the iOS release of the same number.
public struct Rule<Value: Sendable>: Sendable {
  /// The stable name.
  public let id: RuleID
  /// What the rule settles.
  public let sentence: String
  /// The bands, by platform and release, oldest first.
  public let bands: [Band<Value>]
  /// What other sources say against the values taken.
  public let conflicts: [String]

  /// Makes a rule; the first band covers the oldest iOS.
  public init(
    _ id: RuleID,
    _ sentence: String,
    _ first: Band<Value>,
    _ later: Band<Value>...,
    conflicts: [String] = []
  ) {
    self.id = id
    self.sentence = sentence
    self.bands = [first] + later
    self.conflicts = conflicts
    self.first = first
  }

  /// The band that covers the oldest iOS, kept so that a lookup always finds one.
  private let first: Band<Value>

  /// The band that a version falls into.
  public func band(for version: SystemVersion) -> Band<Value> {
    version.band(among: bands.map(\.since)).map { bands[$0] } ?? first
  }

  /// The value for a version.
  public func value(for version: SystemVersion) -> Value {
    band(for: version).value
  }
}

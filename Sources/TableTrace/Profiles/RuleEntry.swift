/// A rule with its values as words, for listings and reports.
public struct RuleEntry: Sendable {
  /// One band of versions in words.
  public struct Band: Hashable, Sendable {
    /// The first release.
    public let since: SystemVersion
    /// The first release of the next band of the platform; nil when the band goes on.
    public let until: SystemVersion?
    /// The value.
    public let says: String
    /// How sure it is.
    public let certainty: Certainty
    /// The cases that show it, by id.
    public let evidence: [String]
  }

  /// The stable name.
  public let id: RuleID
  /// What the rule settles.
  public let sentence: String
  /// The bands, by platform and release, oldest first.
  public let bands: [Band]
  /// What other sources say against the values taken.
  public let conflicts: [String]

  /// Puts a rule into words.
  public init<Value>(_ rule: Rule<Value>) {
    id = rule.id
    sentence = rule.sentence
    conflicts = rule.conflicts
    bands = rule.bands.indices.map { index in
      let band = rule.bands[index]
      let next = rule.bands.dropFirst(index + 1).first { $0.since.platform == band.since.platform }
      return Band(
        since: band.since,
        until: next?.since,
        says: band.says,
        certainty: band.certainty,
        evidence: band.evidence
      )
    }
  }

  /// The band that a version falls into; a Catalyst release without one follows iOS.
  public func band(for version: SystemVersion) -> Band? {
    version.band(among: bands.map(\.since)).map { bands[$0] } ?? bands.first
  }
}

/// A rule that decides: one sentence, and in each version range a value that code obeys.
///
/// Another value changes what the simulated table does. The version ranges of iOS start at iOS 4; a
/// Catalyst release that no Catalyst version range covers follows the iOS release of the same
/// number. What is said without a value is a ``Statement``.
package struct Rule<Value: Sendable>: Sendable {
  package let id: RuleID
  package let sentence: String
  /// The version ranges, by platform and release, oldest first.
  package let ranges: [VersionRange<Value>]
  /// Evidence that contradicts the values.
  package let conflicts: [String]

  /// Makes a rule; the first version range covers the oldest iOS.
  package init(
    _ id: RuleID,
    _ sentence: String,
    _ first: VersionRange<Value>,
    _ later: VersionRange<Value>...,
    conflicts: [String] = []
  ) {
    self.id = id
    self.sentence = sentence
    self.ranges = [first] + later
    self.conflicts = conflicts
    self.first = first
  }

  /// The version range that covers the oldest iOS, kept so that a lookup always finds one.
  private let first: VersionRange<Value>

  package func value(for version: SystemVersion) -> Value {
    (version.range(among: ranges.map(\.since)).map { ranges[$0] } ?? first).value
  }

  /// Returns the first iOS version whose value is one that is looked for, or the oldest if none is.
  package func introduction(where isWanted: (Value) -> Bool) -> SystemVersion {
    (ranges.first { $0.since.platform == .iOS && isWanted($0.value) } ?? first).since
  }
}

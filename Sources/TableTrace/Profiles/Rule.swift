/// A rule that decides: one sentence, and in each version range a value that code obeys.
///
/// Another value changes what the simulated table does. The version ranges of iOS start at iOS 4; a
/// Catalyst release that no Catalyst version range covers follows the iOS release of the same
/// number. What is said without a value is a ``Statement``.
///
/// A class, because a table looks values up all the time, and a reference is not copied.
package final class Rule<Value: Sendable>: Sendable {
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
    ranges = [first] + later
    self.conflicts = conflicts
    starts = ranges.map(\.since)
    values = ranges.map(\.value)
  }

  /// Makes a rule with one value in all versions.
  package convenience init(
    _ id: RuleID,
    _ sentence: String,
    is value: Value,
    _ says: String,
    _ shown: Grade...,
    conflicts: [String] = []
  ) {
    let range = VersionRange(value, says, shown)
    self.init(id, sentence, range, conflicts: conflicts)
  }

  /// The versions with which the ranges begin, and their values; the first covers the oldest iOS.
  private let starts: [SystemVersion]
  private let values: [Value]

  package func value(for version: SystemVersion) -> Value {
    values[version.range(among: starts) ?? 0]
  }

  /// Returns the first iOS version whose value is one that is looked for, or the oldest if none is.
  package func introduction(where isWanted: (Value) -> Bool) -> SystemVersion {
    starts[values.indices.first { starts[$0].platform == .iOS && isWanted(values[$0]) } ?? 0]
  }
}

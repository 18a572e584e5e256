/// A rule with a value: one sentence, and for each version range a value that the code uses.
///
/// Another value changes what the simulated table does. The first version range of iOS starts at
/// iOS 4. A Catalyst version without a range of its own follows the iOS version of the same number.
/// A rule without a value is a ``Statement``.
///
/// A class, because a table looks up values all the time, and a reference is cheap to copy.
package final class Rule<Value: Sendable>: Sendable {
  package let id: RuleID
  package let sentence: String
  /// The version ranges, by platform and version, oldest first.
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

  /// The first versions of the ranges, and their values; the first range covers the oldest iOS.
  private let starts: [SystemVersion]
  private let values: [Value]

  package func value(for version: SystemVersion) -> Value {
    values[version.range(among: starts) ?? 0]
  }

  /// Returns the first iOS version whose value meets a condition, or the oldest version if none
  /// does.
  package func introduction(where isWanted: (Value) -> Bool) -> SystemVersion {
    starts[values.indices.first { starts[$0].platform == .iOS && isWanted(values[$0]) } ?? 0]
  }
}

/// A rule that states: one sentence, and in each version range what holds, in words.
///
/// The order itself is in the code that passes its name to the trace. It has no value, so
/// that nothing changes by changing it; where a rule that decides is behind it, it names that one.
package struct Statement: Sendable {
  package let id: RuleID
  package let sentence: String
  /// The version ranges, by platform and release, oldest first.
  package let ranges: [VersionRange<Void>]
  package let decidedBy: [RuleID]
  /// Evidence that contradicts the statement.
  package let conflicts: [String]

  /// Makes a statement; the first version range covers the oldest iOS.
  package init(
    _ id: RuleID,
    _ sentence: String,
    _ first: VersionRange<Void>,
    _ later: VersionRange<Void>...,
    decidedBy: [RuleID] = [],
    conflicts: [String] = []
  ) {
    self.id = id
    self.sentence = sentence
    ranges = [first] + later
    self.decidedBy = decidedBy
    self.conflicts = conflicts
  }

  /// Makes a statement that says the same about all versions.
  package init(
    _ id: RuleID,
    _ sentence: String,
    says: String,
    _ shown: Grade...,
    decidedBy: [RuleID] = [],
    conflicts: [String] = []
  ) {
    let range = VersionRange<Void>((), says, shown)
    self.init(id, sentence, range, decidedBy: decidedBy, conflicts: conflicts)
  }
}

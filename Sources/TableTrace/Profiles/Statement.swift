/// A rule without a value: one sentence, and for each version range a text that says what holds.
///
/// The behaviour itself is in the code that makes the calls and names the rule. If values of other
/// rules decide about it, `decidedBy` names them.
package struct Statement: Sendable {
  package let id: RuleID
  package let sentence: String
  /// The version ranges, by platform and version, oldest first.
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

  /// Makes a statement with the same text for all versions.
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

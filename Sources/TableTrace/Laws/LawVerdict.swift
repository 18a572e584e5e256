/// The verdict of the laws about one trace.
package struct LawVerdict: Hashable, Sendable {
  /// A law that is not looked at, and the rule for which it is not.
  package struct Suspended: Hashable, Sendable {
    /// The law.
    package var law: LawID
    /// The rule.
    package var rule: RuleID
  }

  /// How many laws were looked at.
  package var judged: Int
  /// Those that are not looked at for the version.
  package var suspended: [Suspended]
  /// Those that are broken.
  package var breaches: [LawBreach]
}

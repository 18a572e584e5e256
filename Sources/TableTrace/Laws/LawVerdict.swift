/// The verdict of the laws about one trace.
package struct LawVerdict: Hashable, Sendable {
  /// A law that is not looked at, and the rule for which it is not.
  package struct Suspended: Hashable, Sendable {
    package var law: LawID
    package var rule: RuleID
  }

  package var judged: Int
  /// Those that are not looked at for the version.
  package var suspended: [Suspended]
  package var breaches: [LawBreach]
}

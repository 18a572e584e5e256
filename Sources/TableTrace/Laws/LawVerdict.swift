/// The result of checking all laws on one trace.
package struct LawVerdict: Hashable, Sendable {
  /// A law that is not checked, and the rule that suspends it.
  package struct Suspended: Hashable, Sendable {
    package var law: LawID
    package var rule: RuleID
  }

  package var judged: Int
  /// The laws that are not checked on this version.
  package var suspended: [Suspended]
  package var breaches: [LawBreach]
}

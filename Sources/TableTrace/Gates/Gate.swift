/// A condition that must hold for a callback to be called.
///
/// Gates stand beside the rules: a rule says when a callback comes, its gates say why it may not.
package struct Gate: Hashable, Sendable {
  /// The stable name, as reports print it.
  package var id: GateID
  /// What must hold, one sentence.
  package var sentence: String
  /// The rule that looks at it.
  package var rule: RuleID

  /// Makes a gate.
  package init(_ id: GateID, _ sentence: String, rule: RuleID) {
    self.id = id
    self.sentence = sentence
    self.rule = rule
  }
}

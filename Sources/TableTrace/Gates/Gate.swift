/// A condition that must hold for a callback to be called.
///
/// Gates stand beside the rules: a rule says when a callback comes, its gates say why it may not.
public struct Gate: Hashable, Sendable {
  /// The stable name, as reports print it.
  public var id: GateID
  /// What must hold, one sentence.
  public var sentence: String
  /// The rule that looks at it.
  public var rule: RuleID

  /// Makes a gate.
  public init(_ id: GateID, _ sentence: String, rule: RuleID) {
    self.id = id
    self.sentence = sentence
    self.rule = rule
  }
}

import TableTrace

/// Steps that a reaction puts off to a turn of the run loop of their own.
struct LaterTurn {
  /// The steps.
  var steps: [ScenarioStep]
  /// The call that the reaction answered, whose rows its steps still mean; nil outside of reactions.
  var call: Call?
  /// What the reaction has kept of that call.
  var captured: CapturedRow?
  /// What must hold as the turn begins; nil for nothing.
  var condition: Condition?
  /// The rule that puts it off, where it is not the app that does.
  var rule: RuleID?
  /// The reaction that asked for them.
  var asker: ReactionChain.Asker
}

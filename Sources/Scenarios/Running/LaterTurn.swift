/// Steps that a reaction puts off to a turn of the run loop of their own.
struct LaterTurn {
  /// The steps.
  var steps: [ScenarioStep]
  /// The reaction that asked for them.
  var asker: ReactionChain.Asker
}

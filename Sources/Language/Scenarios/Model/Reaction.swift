/// What the app does in a callback, under one condition.
package struct Reaction: Codable, Sendable {
  /// The condition when the callback is called, or nil for always.
  package var condition: Condition?
  package var actions: [Action]

  package indirect enum Action: Codable, Sendable {
    /// Runs a step of the app or the model inside the callback.
    case step(ScenarioStep)
    /// Runs steps in the next run loop turn.
    case later([ScenarioStep])
    /// Runs steps after some milliseconds, if the condition holds then.
    case after(milliseconds: Int, condition: Condition?, [ScenarioStep])
    /// Prints a line of the app.
    case note(String)
    /// Changes the state of the scenario.
    case state(String)
    /// Raises an Objective-C exception of the app.
    case raise(name: String, reason: String)
  }
}

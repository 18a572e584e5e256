/// The actions of a callback under one condition.
package struct Reaction: Codable, Sendable {
  /// The condition, judged once, when the callback comes, or nil for always.
  package var condition: Condition?
  package var actions: [Action]

  package indirect enum Action: Codable, Sendable {
    /// A step of the app or the model, inside the callback.
    case step(ScenarioStep)
    /// Steps that happen in the next turn of the run loop.
    case later([ScenarioStep])
    /// Steps that happen in a turn of the run loop after some milliseconds, if the condition holds then.
    case after(milliseconds: Int, condition: Condition?, [ScenarioStep])
    /// The app prints a line of its own.
    case note(String)
    /// The scenario's state word changes.
    case state(String)
    /// An Objective-C exception of the app's own.
    case raise(name: String, reason: String)
  }
}

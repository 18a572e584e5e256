/// Something that a callback does while it runs.
package struct Reaction: Sendable {
  /// The condition; nil for always.
  package var condition: Condition?
  /// What it does.
  package var action: Action

  /// What a reaction can do.
  package indirect enum Action: Sendable {
    /// A step of the app or the model, inside the callback.
    case step(ScenarioStep)
    /// Steps that happen in the next turn of the run loop.
    case later([ScenarioStep])
    /// The scenario's state word changes.
    case state(String)
    /// An Objective-C exception of the app's own.
    case raise(name: String, reason: String)
  }

  /// Makes a reaction.
  package init(condition: Condition? = nil, action: Action) {
    self.condition = condition
    self.action = action
  }
}

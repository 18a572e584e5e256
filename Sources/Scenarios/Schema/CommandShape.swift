/// A word, or one key with its argument: steps, queries, changes of the model, hosts.
struct CommandShape: Sendable {
  /// What one is called, `a step`.
  var phrase: String
  /// The name in messages about unknown ones, `step`.
  var name: String
  /// All of them.
  var commands: [Command]

  /// The command of this name.
  func command(_ name: String) -> Command? {
    commands.first { $0.name == name }
  }
}

extension Command {
  /// Commands of one actor.
  static func by(_ actor: StepActor, _ commands: [Command]) -> [Command] {
    commands.map { command in
      var command = command
      command.actor = actor
      return command
    }
  }

  /// Commands that are known and refused until they are built.
  static func unbuilt(_ actor: StepActor, _ words: [(String, String)]) -> [Command] {
    words.map { name, documentation in
      var command = Command(name, documentation)
      command.actor = actor
      command.isBuilt = false
      return command
    }
  }
}

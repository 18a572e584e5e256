extension Command {
  /// Commands of one actor.
  static func by(_ actor: StepActor, _ commands: [Command]) -> [Command] {
    commands.map { command in
      var command = command
      command.actor = actor
      return command
    }
  }
}

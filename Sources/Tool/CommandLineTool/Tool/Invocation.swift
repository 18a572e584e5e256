import Project

/// What a whole command line means.
enum Invocation {
  /// Help is wanted; its text.
  case help(String)
  /// The version is wanted.
  case version
  /// A command is to be carried out.
  case command(any Command)

  /// Converts what was typed.
  init(_ line: TypedLine) throws(UsageProblem) {
    if let length = line.help {
      self = .help(
        line.command.map { HelpText.page($0.facts, length) } ?? HelpText.overview(length)
      )
    } else if line.has(.version) {
      self = .version
    } else if let command = line.command {
      self = .command(try command.init(line))
    } else {
      throw .missingOperand("a command")
    }
  }
}

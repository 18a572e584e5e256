import Project

/// What a command line asks the tool to do.
enum Invocation {
  case help(String)
  case version
  case command(any Command)

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

import Project

/// A command of the tool, created from the command line and performed once.
///
/// A command is one file with its facts, and an entry of `Commands.all`.
protocol Command: SendableMetatype {
  /// The facts for the parser and the help.
  static var facts: CommandFacts { get }
  init(_ line: TypedLine) throws(UsageProblem)
  /// The corrected names, which are printed first.
  var taken: [TakenName] { get }
  func perform(in world: World) throws(FileError) -> ExitCode
}

extension Command {
  var taken: [TakenName] { [] }
}

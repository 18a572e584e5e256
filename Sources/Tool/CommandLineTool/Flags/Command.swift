import Project

/// A command as meant: made once from what was typed, and then carried out.
///
/// A command is one file with its facts, and a row of `Commands.all`.
protocol Command: SendableMetatype {
  /// What the parser and the help know about it.
  static var facts: CommandFacts { get }
  /// Converts what was typed.
  init(_ line: TypedLine) throws(UsageProblem)
  /// The names that were no names and are taken as others; people are told of them first.
  var taken: [TakenName] { get }
  /// Does the work.
  func perform(in world: World) throws(FileError) -> ExitCode
}

extension Command {
  /// None: every name was one.
  var taken: [TakenName] { [] }
}

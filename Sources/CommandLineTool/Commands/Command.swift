/// A command as meant: made once from what was typed, and then carried out.
protocol Command {
  /// Converts what was typed.
  init(_ line: TypedLine) throws(UsageProblem)
  /// Does the work.
  func perform(in world: World) throws(FileError) -> ExitCode
}

extension CommandName {
  /// The type that carries the command out.
  var command: any Command.Type {
    switch self {
    case .run: RunCommand.self
    case .check: CheckCommand.self
    case .accept: AcceptCommand.self
    case .validate: ValidateCommand.self
    case .compare: CompareCommand.self
    case .diff: DiffCommand.self
    case .conformance: ConformanceCommand.self
    case .list: ListCommand.self
    case .rules: RulesCommand.self
    case .explain: ExplainCommand.self
    case .schema: SchemaCommand.self
    case .reference: ReferenceCommand.self
    }
  }
}

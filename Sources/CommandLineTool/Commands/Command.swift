import Project

/// A command as meant: made once from what was typed, and then carried out.
///
/// A command is one file with its facts, and a row of ``Commands/all``.
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

/// All commands.
enum Commands {
  /// The commands in the order of the help.
  static let all: [any Command.Type] = [
    RunCommand.self,
    StepCommand.self,
    PlayerCommand.self,
    CheckCommand.self,
    ReviewCommand.self,
    AcceptCommand.self,
    RejectCommand.self,
    ValidateCommand.self,
    FormatCommand.self,
    CompareCommand.self,
    RecorderCommand.self,
    ImportCommand.self,
    CountCommand.self,
    DiffCommand.self,
    ConformanceCommand.self,
    LearnCommand.self,
    ListCommand.self,
    ShowCommand.self,
    ExplainCommand.self,
    WhyNotCommand.self,
    HistoryCommand.self,
    QuizCommand.self,
    SiteCommand.self,
    RulesCommand.self,
    NewCommand.self,
    ShrinkCommand.self,
    SchemaCommand.self,
    ReferenceCommand.self,
    CompletionsCommand.self,
    ManCommand.self,
  ]

  /// The names in the order of the help; a key path to the facts of a type crashes the compiler.
  static let names = all.map { $0.facts.name }

  /// The command of this name.
  static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.facts.name == name }
  }
}

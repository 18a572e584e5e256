enum Commands {
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

  /// The names in the order of the help, without a key path, which crashes the compiler.
  static let names = all.map { $0.facts.name }

  static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.facts.name == name }
  }
}

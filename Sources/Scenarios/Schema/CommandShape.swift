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

/// One word of a command, with its argument.
struct Command: Sendable {
  /// What a command takes.
  enum Argument: Sendable {
    /// Nothing: it is a bare word.
    case none
    /// A value, or nothing when it is a bare word.
    case optional(Shape)
    /// A value.
    case required(Shape)

    /// The shape of the value, if it can have one.
    var shape: Shape? {
      switch self {
      case .none: nil
      case .optional(let shape), .required(let shape): shape
      }
    }

    /// Whether the command may be a bare word.
    var allowsBareWord: Bool {
      switch self {
      case .none, .optional: true
      case .required: false
      }
    }
  }

  /// The word.
  var name: String
  /// What it takes.
  var argument: Argument
  /// What it does, one sentence.
  var documentation: String
  /// Who acts, for the reference page.
  var actor: StepActor?
  /// Whether this version can do it.
  var isBuilt = true

  /// Makes a command without a value.
  init(_ name: String, _ documentation: String) {
    self.name = name
    self.argument = .none
    self.documentation = documentation
  }

  /// Makes a command with a value.
  init(_ name: String, _ argument: Argument, _ documentation: String) {
    self.name = name
    self.argument = argument
    self.documentation = documentation
  }
}

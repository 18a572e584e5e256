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
  /// What the reference page runs to show it; every step and every query has one.
  var example: CommandExample?

  /// Makes a command without a value.
  init(_ name: String, _ documentation: String, example: CommandExample? = nil) {
    self.init(name, .none, documentation, example: example)
  }

  /// Makes a command with a value.
  init(
    _ name: String,
    _ argument: Argument,
    _ documentation: String,
    example: CommandExample? = nil
  ) {
    self.name = name
    self.argument = argument
    self.documentation = documentation
    self.example = example
  }
}

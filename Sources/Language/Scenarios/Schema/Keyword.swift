import TableTrace

/// The name of a step, a query, a change of the model or a host, with or without a value.
struct Keyword: Sendable {
  enum Argument: Sendable {
    case none
    case optional(Shape)
    case required(Shape)

    var shape: Shape? {
      switch self {
      case .none: nil
      case .optional(let shape), .required(let shape): shape
      }
    }

    /// The values allowed after the word.
    var value: Shape {
      switch self {
      case .none: .nothing
      case .optional(let shape): .choice([.nothing, shape])
      case .required(let shape): shape
      }
    }

    var allowsBareWord: Bool {
      switch self {
      case .none, .optional: true
      case .required: false
      }
    }
  }

  var name: String
  var argument: Argument
  /// The meaning in one or two sentences.
  var documentation = ""
  /// The first version that supports it, or nil for all versions.
  var introduced: SystemVersion?
  var actor: StepActor?
  /// Whether the step is a run loop turn of its own, which no `turn` can contain.
  var isTurn = false
  /// The example that the reference page runs, which every step and query has.
  var example: KeywordExample?

  init(_ name: String, _ argument: Argument = .none, since introduced: SystemVersion? = nil) {
    self.name = name
    self.argument = argument
    self.introduced = introduced
  }

  func says(_ documentation: String) -> Keyword {
    var keyword = self
    keyword.documentation = documentation
    return keyword
  }

  func example(_ example: KeywordExample) -> Keyword {
    var keyword = self
    keyword.example = example
    return keyword
  }
}

/// A word, or one key with a value, for steps, queries, model changes and hosts.
struct KeywordShape: Sendable {
  /// The phrase for one of them, such as `a step`.
  let phrase: String
  /// The name in messages about unknown words, such as `step`.
  let name: String
  let keywords: [Keyword]
  private let places: [String: Int]

  /// Creates the shape of keywords with different words.
  init(phrase: String, name: String, keywords: [Keyword]) {
    self.phrase = phrase
    self.name = name
    self.keywords = keywords
    places = Dictionary(uniqueKeysWithValues: zip(keywords.map(\.name), keywords.indices))
  }

  /// Returns the index of the keyword with this word, or nil.
  func place(of name: String) -> Int? { places[name] }
}

import TableTrace

/// A word of the language that is written alone or is the key of its argument.
///
/// It is the name of a step, a query, a change of the model or a host.
struct Keyword: Sendable {
  enum Argument: Sendable {
    case none
    /// A value, or nothing when it is a bare word.
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
  /// The meaning, one or two sentences.
  var documentation = ""
  /// The first version in which it has a meaning, or nil for every version.
  var introduced: SystemVersion?
  var actor: StepActor?
  /// Whether it is a turn of the run loop and nothing else, which no turn can hold.
  var isTurn = false
  /// The example that the reference page runs; every step and query has one.
  var example: KeywordExample?

  init(_ name: String, _ argument: Argument = .none, since introduced: SystemVersion? = nil) {
    self.name = name
    self.argument = argument
    self.introduced = introduced
  }

  /// Returns the keyword with its meaning.
  func says(_ documentation: String) -> Keyword {
    var keyword = self
    keyword.documentation = documentation
    return keyword
  }

  /// Returns the keyword with its example.
  func example(_ example: KeywordExample) -> Keyword {
    var keyword = self
    keyword.example = example
    return keyword
  }
}

/// A word, or one key with its argument: steps, queries, changes of the model, hosts.
struct KeywordShape: Sendable {
  /// The phrase for one of them, `a step`.
  let phrase: String
  /// The name in messages about unknown ones, `step`.
  let name: String
  let keywords: [Keyword]
  private let places: [String: Int]

  /// Makes the shape of some keywords, whose words differ.
  init(phrase: String, name: String, keywords: [Keyword]) {
    self.phrase = phrase
    self.name = name
    self.keywords = keywords
    places = Dictionary(uniqueKeysWithValues: zip(keywords.map(\.name), keywords.indices))
  }

  /// Returns the place of a word among the keywords, or nil for another word.
  func place(of name: String) -> Int? { places[name] }
}

import TableTrace

/// Keys with meanings of their own.
struct ObjectShape: Sendable {
  /// What the keys are called when one of them is unknown.
  enum Keys: Sendable {
    /// Keys of the language.
    case language
    /// Callbacks of one recipient.
    case callbacks(Recipient)
    /// Callbacks of the data source and of the delegate.
    case clientCallbacks
    /// Properties of the table.
    case properties
  }

  /// The place in words, `the scenario`.
  var place: String
  /// What the keys are.
  var keys: Keys = .language
  /// The keys.
  var fields: [Field]
  /// Keys that are rows or sections; nil for none.
  var patterns: PatternFields?
  /// Pairs of keys of which one may be written.
  var exclusive: [ExclusivePair] = []
  /// The fewest keys.
  var minimumCount = 0

  /// The field of a key, in any of its spellings.
  func field(_ key: String) -> Field? {
    switch keys {
    case .language, .properties:
      return fields.first { $0.name == key || $0.aliases.contains(key) }
    case .callbacks, .clientCallbacks:
      // The catalogue finds a spelling faster than a walk over all fields.
      let name = Callback.named(key)?.facts.key ?? ControllerHook.named(key)?.rawValue
      return fields.first { $0.name == name }
    }
  }
}

/// A key with a meaning.
struct Field: Sendable {
  /// The key.
  var name: String
  /// Other spellings, accepted but not suggested.
  var aliases: [String] = []
  /// What it means, one sentence.
  var documentation: String
  /// Whether it must be written.
  var isRequired = false
  /// The value.
  var shape: Shape

  /// Makes a field.
  init(
    _ name: String,
    _ shape: Shape,
    _ documentation: String,
    isRequired: Bool = false,
    aliases: [String] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.documentation = documentation
    self.isRequired = isRequired
    self.shape = shape
  }
}

/// Two keys of which one may be written.
struct ExclusivePair: Sendable {
  var first: String
  var second: String

  /// Makes a pair.
  init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }
}

/// Keys that are rows or sections, all with values of one shape.
struct PatternFields: Sendable {
  /// Which places the keys name.
  var kind: PatternKind
  /// The values.
  var shape: Shape
}

import TableTrace

/// Keys with meanings of their own.
struct ObjectShape: Sendable {
  /// The name of the keys in a message about an unknown one.
  enum Keys: Sendable {
    case language
    case callbacks(Recipient)
    /// Callbacks of the data source and of the delegate.
    case clientCallbacks
    case properties
  }

  /// The place in words, `the scenario`.
  var place: String
  var keys: Keys = .language
  var fields: [Field]
  /// Keys that are rows or sections; nil for none.
  var patterns: PatternFields?
  /// Pairs of keys of which one may be written.
  var exclusive: [ExclusivePair] = []
  /// Keys of which at least one must be written.
  var needed: [NeededKeys] = []
  var minimumCount = 0
  /// The most keys; nil where all may be written that do not exclude each other.
  var maximumCount: Int?

  func field(_ key: String) -> Field? {
    switch keys {
    case .language, .properties:
      return fields.indices
        .first { fields[$0].name == key || fields[$0].aliases.contains(key) }
        .map { fields[$0] }
    case .callbacks, .clientCallbacks:
      // The catalogue finds a spelling faster than a walk over all fields.
      let name = Callback(key: key)?.facts.key ?? ControllerHook(key: key)?.rawValue
      return fields.indices.first { fields[$0].name == name }.map { fields[$0] }
    }
  }
}

/// Two keys of which one may be written.
struct ExclusivePair: Sendable {
  var first: String
  var second: String

  init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }
}

/// Keys of which at least one must be written.
struct NeededKeys: Sendable {
  /// The keys, the one to suggest first.
  var names: [String]
  /// The key without which none of them is needed; nil when one always is.
  var trigger: String?

  /// Makes keys of which one is always needed, or beside another key.
  init(_ names: [String], beside trigger: String? = nil) {
    self.names = names
    self.trigger = trigger
  }
}

import TableTrace

/// Keys with separate meanings.
struct ObjectShape: Sendable {
  /// The kind of keys, which a message about an unknown key names.
  enum Keys: Sendable {
    case language
    case callbacks(Recipient)
    /// Callbacks of the data source and of the delegate.
    case clientCallbacks
    case properties
  }

  /// The place in words, such as `the scenario`.
  let place: String
  let keys: Keys
  let fields: [Field]
  /// Keys that are rows or sections, or nil if there are none.
  private(set) var patterns: PatternFields?
  /// Pairs of keys that exclude each other.
  private(set) var exclusive: [ExclusivePair] = []
  /// Groups of keys of which at least one is required.
  private(set) var needed: [NeededKeys] = []
  private(set) var minimumCount = 0
  /// The most keys, or nil without a limit.
  private(set) var maximumCount: Int?

  init(_ place: String, keys: Keys = .language, @FieldList fields: () -> [Field]) {
    self.place = place
    self.keys = keys
    self.fields = fields()
  }

  func patterns(_ patterns: PatternFields?) -> ObjectShape { changed { $0.patterns = patterns } }

  func excluding(_ first: String, _ second: String) -> ObjectShape {
    changed { $0.exclusive.append(ExclusivePair(first: first, second: second)) }
  }

  /// Returns the shape with keys of which one is required, always or next to the key `trigger`.
  func needing(_ names: [String], beside trigger: String? = nil) -> ObjectShape {
    changed { $0.needed.append(NeededKeys(names: names, trigger: trigger)) }
  }

  func atLeast(_ count: Int) -> ObjectShape { changed { $0.minimumCount = count } }

  func atMost(_ count: Int) -> ObjectShape { changed { $0.maximumCount = count } }

  private func changed(_ change: (inout ObjectShape) -> Void) -> ObjectShape {
    var shape = self
    change(&shape)
    return shape
  }

  func field(_ key: String) -> Field? {
    switch keys {
    case .language, .properties:
      return fields.indices
        .first { fields[$0].name == key || fields[$0].aliases.contains(key) }
        .map { fields[$0] }
    case .callbacks, .clientCallbacks:
      // The catalogue finds a spelling faster than a search through all fields.
      let name = Callback(key: key)?.facts.key ?? ControllerHook(key: key)?.rawValue
      return fields.indices.first { fields[$0].name == name }.map { fields[$0] }
    }
  }
}

/// Two keys that exclude each other.
struct ExclusivePair: Sendable {
  var first: String
  var second: String
}

/// Keys of which at least one is required.
struct NeededKeys: Sendable {
  /// The keys, with the suggested one first.
  var names: [String]
  /// The key that makes one of them required, or nil if one is always required.
  var trigger: String?
}

/// Lists the fields of an object in their order.
@resultBuilder
enum FieldList {
  static func buildExpression(_ field: Field) -> [Field] { [field] }

  static func buildExpression(_ fields: [Field]) -> [Field] { fields }

  static func buildBlock(_ fields: [Field]...) -> [Field] { fields.flatMap(\.self) }
}

extension JSON {
  /// The text; empty for anything else.
  var string: String {
    if case .text(let text) = self { text } else { "" }
  }

  /// The number, or nil.
  var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The entries of a list, or nil.
  var list: [JSON]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The sorted keys of an object, or nil.
  var keys: [String]? {
    if case .object(let values) = self { values.keys.sorted() } else { nil }
  }

  /// Whether it is neither a list nor an object.
  var isScalar: Bool {
    list == nil && keys == nil
  }

  /// The object with a value for a key, or without the key.
  func setting(_ key: String, _ value: JSON?) -> JSON {
    guard case .object(var values) = self else { return self }
    values[key] = value
    return .object(values)
  }

  /// The object with a value for a key of an object inside it, which is made if it is missing.
  func setting(_ outer: String, _ key: String, _ value: JSON) -> JSON {
    let inner = self[outer].flatMap { $0.keys == nil ? nil : $0 } ?? .object([:])
    return setting(outer, inner.setting(key, value))
  }
}

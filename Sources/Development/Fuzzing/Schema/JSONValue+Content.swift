package import Scenarios
package import YAMLSource

extension JSONValue {
  /// Converts YAML by the rules of YAML 1.2, which editors use before they apply a schema.
  package init(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let entries): self = .list(entries.map { JSONValue($0) })
    case .mapping(let pairs):
      self = .object(Dictionary(pairs.map { ($0.key, JSONValue($0.value)) }) { first, _ in first })
    case .scalar(let scalar):
      if scalar.isNothing {
        self = .null
      } else if let flag = scalar.flag {
        self = .flag(flag)
      } else if let number = scalar.number {
        self = .number(number)
      } else {
        self = scalar.isNotFinite ? .number(.infinity) : .text(scalar.text)
      }
    }
  }

  /// The value of a key, or nil if the key is missing or the value is no object.
  package subscript(key: String) -> JSONValue? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  /// The text, or an empty one if the value is no text.
  var string: String {
    if case .text(let text) = self { text } else { "" }
  }

  var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var list: [JSONValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The sorted keys of an object, or nil if the value is no object.
  var keys: [String]? {
    if case .object(let values) = self { values.keys.sorted() } else { nil }
  }

  var isScalar: Bool {
    list == nil && keys == nil
  }

  /// Returns the object with a value for a key.
  ///
  /// Nil removes the key.
  func setting(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var values) = self else { return self }
    values[key] = value
    return .object(values)
  }

  /// Returns the object with a value for a key of its inner object, which is created if necessary.
  func setting(_ outer: String, _ key: String, _ value: JSONValue) -> JSONValue {
    let inner = self[outer].flatMap { $0.keys == nil ? nil : $0 } ?? .object([:])
    return setting(outer, inner.setting(key, value))
  }
}

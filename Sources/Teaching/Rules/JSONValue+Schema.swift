import Scenarios

/// Schemas in the words of JSON Schema.
extension JSONValue {
  /// A schema of objects with these keys and no others.
  static func keys(
    _ required: [String: JSONValue],
    optional: [String: JSONValue] = [:]
  ) -> JSONValue {
    [
      "type": "object",
      "properties": .object(required.merging(optional) { first, _ in first }),
      "required": .list(required.keys.sorted().map { .text($0) }),
      "additionalProperties": false,
    ]
  }

  /// A schema of lists.
  static func array(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  /// A schema of these words.
  static func words(_ words: [String]) -> JSONValue {
    ["enum": .list(words.map { .text($0) })]
  }

  /// A schema of texts.
  static let string: JSONValue = ["type": "string"]
  /// A schema of truth values.
  static let boolean: JSONValue = ["type": "boolean"]
  /// A schema of numbers.
  static let points: JSONValue = ["type": "number"]
  /// A schema of whole numbers from 0 on.
  static let ordinal: JSONValue = ["type": "integer", "minimum": 0]
  /// A schema of lists of texts.
  static let strings = array(of: string)
}

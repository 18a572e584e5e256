package import Scenarios

/// Schemas in the words of JSON Schema.
extension JSONValue {
  /// A schema of objects with these keys and no others.
  package static func keys(
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
  package static func array(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  /// A schema of these words.
  package static func words(_ words: [String]) -> JSONValue {
    ["enum": .list(words.map { .text($0) })]
  }

  /// A schema of texts.
  package static let string: JSONValue = ["type": "string"]
  /// A schema of truth values.
  package static let boolean: JSONValue = ["type": "boolean"]
  /// A schema of numbers.
  package static let points: JSONValue = ["type": "number"]
  /// A schema of whole numbers from 0 on.
  package static let ordinal: JSONValue = ["type": "integer", "minimum": 0]
  /// A schema of lists of texts.
  package static let strings = array(of: string)

  /// The schema as a document, draft 2020-12.
  package func asDocument(of subject: String) -> String {
    adding("$schema", "https://json-schema.org/draft/2020-12/schema")
      .adding("title", .text("tabletrace: \(subject)"))
      .printed
  }
}

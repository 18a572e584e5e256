package import Scenarios

extension JSONValue {
  /// The schema of an object with exactly these keys.
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

  package static func array(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  package static func words(_ words: [String]) -> JSONValue {
    ["enum": .list(words.map { .text($0) })]
  }

  package static let string: JSONValue = ["type": "string"]
  package static let boolean: JSONValue = ["type": "boolean"]
  package static let points: JSONValue = ["type": "number"]
  /// A whole number from 0.
  package static let ordinal: JSONValue = ["type": "integer", "minimum": 0]
  package static let strings = array(of: string)

  /// The schema as a document, draft 2020-12.
  package func asDocument(of subject: String) -> String {
    adding("$schema", "https://json-schema.org/draft/2020-12/schema")
      .adding("title", .text("tabletrace: \(subject)"))
      .printed
  }
}

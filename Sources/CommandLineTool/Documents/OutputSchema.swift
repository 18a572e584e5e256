import Scenarios
import TableTrace

/// The JSON Schemas of what the tool reads and prints, by the names that `schema` takes.
enum OutputSchema: String, CaseIterable {
  /// A scenario.
  case scenarios
  /// A line of `run --format jsonl`.
  case events
  /// `rules --format json`.
  case rules
  /// `explain --format json`.
  case explain
  /// `list --format json`.
  case list
  /// `conformance --format json`.
  case conformance
  /// `count --format json`.
  case count

  /// What it describes, without a full stop.
  var says: String {
    switch self {
    case .scenarios: "a scenario"
    case .events: "a line of 'run --format jsonl'"
    case .rules: "the document of 'rules --format json'"
    case .explain: "the document of 'explain --format json'"
    case .list: "the document of 'list --format json'"
    case .conformance: "the document of 'conformance --format json'"
    case .count: "the document of 'count --format json'"
    }
  }

  /// The schema, draft 2020-12, with sorted keys and a line end.
  var json: String {
    switch self {
    case .scenarios: ScenarioSchema.json()
    case .events: printed(EventSchema.schema)
    case .rules: printed(DocumentSchema.rules)
    case .explain: printed(DocumentSchema.explain)
    case .list: printed(DocumentSchema.list)
    case .conformance: printed(DocumentSchema.conformance)
    case .count: printed(DocumentSchema.count)
    }
  }

  private func printed(_ schema: JSONValue) -> String {
    schema.adding("$schema", "https://json-schema.org/draft/2020-12/schema")
      .adding("title", .text("tabletrace: \(says)"))
      .printed
  }
}

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

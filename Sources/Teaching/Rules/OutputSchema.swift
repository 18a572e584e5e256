import Scenarios
import TableTrace

/// The JSON Schemas of what the tool reads and prints, by the names that `schema` takes.
package enum OutputSchema: String, CaseIterable {
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
  /// `rules --changes --format json` and `history --format json`.
  case changes
  /// `rules --weakest --format json`.
  case weakest
  /// `learn --format json`.
  case learn
  /// `review --format json`.
  case review

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
    case .changes: "the document of 'rules --changes --format json' and 'history --format json'"
    case .weakest: "the document of 'rules --weakest --format json'"
    case .learn: "the document of 'learn --format json'"
    case .review: "the document of 'review --format json'"
    }
  }

  /// The schema, draft 2020-12, with sorted keys and a line end.
  package var json: String {
    switch self {
    case .scenarios: ScenarioSchema.json()
    case .events: printed(EventSchema.schema)
    case .rules: printed(DocumentSchema.rules)
    case .explain: printed(DocumentSchema.explain)
    case .list: printed(DocumentSchema.list)
    case .conformance: printed(DocumentSchema.conformance)
    case .count: printed(DocumentSchema.count)
    case .changes: printed(DocumentSchema.changes)
    case .weakest: printed(DocumentSchema.weakest)
    case .learn: printed(DocumentSchema.learn)
    case .review: printed(DocumentSchema.review)
    }
  }

  private func printed(_ schema: JSONValue) -> String {
    schema.adding("$schema", "https://json-schema.org/draft/2020-12/schema")
      .adding("title", .text("tabletrace: \(says)"))
      .printed
  }
}

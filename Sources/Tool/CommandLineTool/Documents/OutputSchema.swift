import Reports
import Scenarios
import Teaching

/// The JSON Schemas of what the tool reads and prints, by the names that `schema` takes.
enum OutputSchema: String, CaseIterable {
  case scenarios, events, rules, explain, list, conformance, count, changes, weakest, learn, review

  /// The schema, draft 2020-12, with sorted keys and a line end.
  var json: String {
    switch self {
    case .scenarios: ScenarioSchema.json()
    case .events: EventSchema.json
    case .rules: json(RuleDocument.shape.schema)
    case .explain: json(ExplanationDocument.shape.schema)
    case .list: json(ListDocument.shape.schema)
    case .conformance: json(ConformanceDocument.shape.schema)
    case .count: json(CallTable.schema)
    case .changes: json(ChangesDocument.shape.schema, "rules --changes --format json' and 'history")
    case .weakest: json(WeakestDocument.shape.schema, "rules --weakest")
    case .learn: json(CourseDocument.shape.schema)
    case .review: json(ReviewDocument.shape.schema)
    }
  }

  private func json(_ schema: JSONValue, _ command: String? = nil) -> String {
    schema.asDocument(of: "the document of '\(command ?? rawValue) --format json'")
  }
}

extension CallTable {
  fileprivate static let schema: JSONValue = .keys([
    "version": ["const": 1], "by": .words(CallTally.Grouping.allCases.map(\.rawValue)),
    "columns": .strings,
    "rows": .array(
      of: .keys(
        ["callback": .string, "counts": .array(of: .ordinal)],
        optional: ["reason": .string]
      )
    ),
  ])
}

import Reports
import Scenarios
import Teaching

/// The JSON Schemas of the tool's inputs and outputs, by the names that `schema` accepts.
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
    case .count: json(CallTable.shape.schema)
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
  static let shape = JSONShape<CallTable>([
    .version,
    .init("by", .word, \.grouping),
    .init("columns", .texts, \.titles),
    .init("rows", .list(row), \.rows),
  ])

  private static let row = JSONShape<Row>([
    .init("callback", .text, \.callback),
    .init("counts", .counts, \.counts),
    .init("reason", optional: .text, \.reason),
  ])
}

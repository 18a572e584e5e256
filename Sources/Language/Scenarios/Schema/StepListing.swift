/// The steps and queries of the language, for lists and the reference page.
package struct StepListing: Hashable, Sendable {
  package var name: String
  package var documentation: String
  /// Who acts: `host`, `app`, `finger`, `model` or `check`, or empty for a query.
  package var actor: String
  /// The steps of its example as in a scenario, or empty without an example.
  package var example: [String]

  package static let all: [StepListing] = StepTable.steps.keywords.map(StepListing.init)

  /// All queries in the order of the reference page.
  package static let queries: [StepListing] = QueryTable.queries.keywords.map(StepListing.init)

  private init(_ keyword: Keyword) {
    name = keyword.name
    documentation = keyword.documentation
    actor = keyword.actor?.rawValue ?? ""
    example = keyword.example?.steps ?? []
  }
}

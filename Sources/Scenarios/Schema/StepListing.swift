/// The steps and queries of the language, for lists and the reference page.
package struct StepListing: Hashable, Sendable {
  /// The word.
  package var name: String
  /// What it does, one sentence.
  package var documentation: String
  /// Who acts: `host`, `app`, `finger`, `model` or `check`; empty for a query.
  package var actor: String

  /// All steps in the order of the reference page.
  package static let all: [StepListing] = StepTable.steps.commands.map(StepListing.init)

  /// All queries in the order of the reference page.
  package static let queries: [StepListing] = QueryTable.queries.commands.map(StepListing.init)

  private init(_ command: Command) {
    name = command.name
    documentation = command.documentation
    actor = command.actor?.rawValue ?? ""
  }
}

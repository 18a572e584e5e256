/// The steps of the language, for lists and the reference page.
package struct StepListing: Hashable, Sendable {
  /// The word.
  package var name: String
  /// What it does, one sentence.
  package var documentation: String
  /// Who acts: `host`, `app`, `finger`, `model` or `check`.
  package var actor: String
  /// Whether this version can do it.
  package var isBuilt: Bool

  /// All steps in the order of the reference page.
  package static let all: [StepListing] = StepTable.steps.commands.map { command in
    StepListing(
      name: command.name,
      documentation: command.documentation,
      actor: command.actor?.rawValue ?? "",
      isBuilt: command.isBuilt
    )
  }
}

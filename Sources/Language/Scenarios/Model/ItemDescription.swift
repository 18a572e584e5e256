package import TableTrace

/// The app's data about an item, which moves with its row.
package struct ItemDescription: Codable, Sendable {
  package var answers: [Callback: ScriptedAnswers] = [:]
  /// The own height of its self-sizing row, in points, or nil where nothing is said.
  package var selfSizing: Double?
  package var content = ContentParts()
  /// The reuse identifier of its cell, or nil where nothing is said.
  package var cell: String?

  /// Makes an item of which nothing is said.
  package init() {}

  /// Takes over what is said anew, and keeps the rest.
  package mutating func change(_ new: ItemDescription) {
    answers.merge(new.answers) { _, new in new }
    selfSizing = new.selfSizing ?? selfSizing
    content.change(new.content)
    cell = new.cell ?? cell
  }
}

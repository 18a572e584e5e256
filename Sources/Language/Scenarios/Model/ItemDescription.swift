package import TableTrace

/// The app's data about an item, which moves with the item's row.
package struct ItemDescription: Codable, Sendable {
  package var answers: [Callback: ScriptedAnswers] = [:]
  /// The height of its self-sizing row in points, or nil if not set.
  package var selfSizing: Double?
  package var content = ContentParts()
  /// The reuse identifier of its cell, or nil if not set.
  package var cell: String?

  /// Creates an item without data.
  package init() {}

  /// Applies the values of `new` that are not nil.
  package mutating func change(_ new: ItemDescription) {
    answers.merge(new.answers) { _, new in new }
    selfSizing = new.selfSizing ?? selfSizing
    content.change(new.content)
    cell = new.cell ?? cell
  }
}

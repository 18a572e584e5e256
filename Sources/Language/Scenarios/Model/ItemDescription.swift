package import TableTrace

/// What the app's data knows of an item; it goes with the item wherever its row goes.
package struct ItemDescription: Sendable {
  package var answers: [Callback: ScriptedAnswers] = [:]
  /// The own height of its self-sizing row, in points; nil where nothing is said.
  package var selfSizing: Double?
  /// What its cell shows, as cellForRow puts it there.
  package var content = ContentParts()
  /// The reuse identifier of its cell; nil where nothing is said.
  package var cell: String?

  /// Makes an item of which nothing is said.
  package init() {}

  /// Takes over what is said anew, and keeps the rest.
  mutating func change(_ new: ItemDescription) {
    answers.merge(new.answers) { _, new in new }
    selfSizing = new.selfSizing ?? selfSizing
    content.change(new.content)
    cell = new.cell ?? cell
  }
}

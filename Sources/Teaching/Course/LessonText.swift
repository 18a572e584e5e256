/// A text of a lesson: paragraphs of Markdown with code spans.
package struct LessonText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text as it is written, a paragraph a line, with an empty line between paragraphs.
  package let markdown: String

  /// Keeps a text.
  package init(_ markdown: String) {
    self.markdown = markdown
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text without the marks of code and emphasis.
  package var plain: String { markdown.filter { $0 != "`" }.replacing("**", with: "") }

  /// Whether nothing is written.
  package var isEmpty: Bool { markdown.isEmpty }
}

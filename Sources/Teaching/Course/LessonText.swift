/// A text of a lesson: paragraphs of Markdown with code spans.
package struct LessonText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text in Markdown, with one line for each paragraph and an empty line between paragraphs.
  package let markdown: String

  package init(_ markdown: String) {
    self.markdown = markdown
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text without the marks of code and emphasis.
  package var plain: String { markdown.filter { $0 != "`" }.replacing("**", with: "") }

  /// The parts of the text, alternating between code in backticks and other text.
  package var spans: [(text: String, isCode: Bool)] {
    markdown.split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
      (String($0.element), $0.offset % 2 == 1)
    }
  }

  package var isEmpty: Bool { markdown.isEmpty }
}

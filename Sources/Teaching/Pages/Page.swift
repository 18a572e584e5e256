import Project

/// A page as data: commands print it, and the site shows it.
package struct Page {
  /// The subject, or nil for a page that begins with its own headline.
  package var title: String?
  /// The description of the subject, after a colon.
  package var says: PageText?
  /// What is below the title.
  package var parts: [PagePart] = []
  /// What a reader sees who wants all of it; the site folds it.
  package var rest: [PagePart] = []

  package init(
    title: String? = nil,
    says: PageText? = nil,
    parts: [PagePart] = [],
    rest: [PagePart] = []
  ) {
    self.title = title
    self.says = says
    self.parts = parts
    self.rest = rest
  }

  /// Its first words: those behind the title, or the first paragraph.
  package var lead: String {
    if let says { return says.plain }
    for case .prose(let text) in parts { return text }
    return ""
  }

  /// Adds a hint to those at the end.
  package mutating func add(_ hint: PageHint) {
    if case .hints(let hints)? = parts.last {
      parts[parts.count - 1] = .hints(hints + [hint])
    } else {
      parts.append(.hints([hint]))
    }
  }
}

package enum PagePart {
  /// The headline of the following parts.
  case headline(String)
  /// Rows of words in columns, below a title or a headline.
  case rows([[PageText]])
  /// Paragraphs with an empty line between them.
  case prose(String)
  /// An indented paragraph of words, some of which lead to a page.
  case words([PageText])
  /// A numbered list of reasons, each with the command that shows it.
  case reasons([PageReason])
  /// Lines of a trace or a file.
  case code([String])
  /// Lines that are indented below each other.
  case outline([PageLine])
  /// A sentence on its own.
  case remark(PageText)
  /// The number of omitted rows.
  case more(PageText)
  /// Commands that show more.
  case hints([PageHint])
  /// A part of the reference of scenarios, in Markdown.
  case reference(String)

  /// Rows with their headline, or empty without rows.
  package static func rows(_ rows: [[PageText]], under headline: String) -> [PagePart] {
    rows.isEmpty ? [] : [.headline(headline), .rows(rows)]
  }
}

/// A reason, and the command that shows it.
package struct PageReason {
  package var says: String
  /// Nil if no command shows it.
  package var command: PageText?
}

/// A line with its indentation.
package struct PageLine {
  package var indent: Int
  package var text: PageText

  package init(
    indent: Int,
    text: PageText
  ) {
    self.indent = indent
    self.text = text
  }
}

/// A command for more information.
package struct PageHint {
  package var text: String
  /// The command, or nil for only a remark.
  package var command: String?

  /// A remark, or the result of the command.
  package init(_ text: String, _ command: String? = nil) {
    self.text = text
    self.command = command
  }

  package var plain: String { command.map { "\(text): \($0)" } ?? text }
}

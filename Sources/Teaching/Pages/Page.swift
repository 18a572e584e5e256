import Project

/// A page as data, which commands print and the site shows.
package struct Page {
  /// The subject, or nil for a page that begins with its own heading.
  package var title: String?
  /// The description of the subject, after a colon.
  package var says: PageText?
  /// The parts below the title.
  package var parts: [PagePart] = []
  /// The parts that only the whole page shows, and that the site folds.
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

  /// Its first words: the words after the title, or the first paragraph.
  package var lead: String {
    if let says { return says.plain }
    for case .prose(let text) in parts { return text }
    return ""
  }

  package mutating func add(_ hint: PageHint) {
    if case .hints(let hints)? = parts.last {
      parts[parts.count - 1] = .hints(hints + [hint])
    } else {
      parts.append(.hints([hint]))
    }
  }
}

package enum PagePart {
  /// A heading for the following parts.
  case headline(String)
  /// Rows of words in columns, below a title or a heading.
  case rows([[PageText]])
  /// Paragraphs with an empty line between them.
  case prose(String)
  /// An indented paragraph of words, some of which are links.
  case words([PageText])
  /// A numbered list of reasons, each with the command that shows it.
  case reasons([PageReason])
  /// Lines of a trace or a file.
  case code([String])
  /// Lines that are indented like an outline.
  case outline([PageLine])
  /// A single sentence.
  case remark(PageText)
  /// The number of omitted rows.
  case more(PageText)
  /// Commands that show more.
  case hints([PageHint])
  /// A part of the reference of scenarios, in Markdown.
  case reference(String)

  /// Returns rows with their heading, or nothing without rows.
  package static func rows(_ rows: [[PageText]], under headline: String) -> [PagePart] {
    rows.isEmpty ? [] : [.headline(headline), .rows(rows)]
  }
}

/// A reason, and the command that shows it.
package struct PageReason {
  package var says: String
  /// The command that shows it, or nil.
  package var command: PageText?
}

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
  /// The command, or nil for a remark without a command.
  package var command: String?

  /// Makes a hint from a remark, or from the result of a command.
  package init(_ text: String, _ command: String? = nil) {
    self.text = text
    self.command = command
  }

  package var plain: String { command.map { "\(text): \($0)" } ?? text }
}

/// A page as data: commands print it, and the site shows it.
struct Page {
  /// What it is about; nil for one that begins with its own headline.
  var title: String?
  /// What that is, behind a colon.
  var says: PageText?
  /// What stands below.
  var parts: [PagePart] = []
}

/// A part of a page.
enum PagePart {
  /// What the parts below it are.
  case headline(String)
  /// Rows of words in columns, below a title or a headline.
  case rows([[PageText]])
  /// Paragraphs with an empty line between them.
  case prose(String)
  /// Lines as they stand in a trace or a file.
  case code([String])
  /// Lines that are indented below each other.
  case outline([PageLine])
  /// A sentence on its own.
  case remark(PageText)
  /// What rows leave out.
  case more(PageText)
  /// What to type to see more.
  case hints([PageHint])
  /// A part of the reference of scenarios, in Markdown.
  case reference(String)

  /// Rows with their headline; nothing where there are none.
  static func rows(_ rows: [[PageText]], under headline: String) -> [PagePart] {
    rows.isEmpty ? [] : [.headline(headline), .rows(rows)]
  }
}

/// A line with the blanks in front of it.
struct PageLine {
  var indent: Int
  var text: PageText
}

/// What a command shows besides.
struct PageHint {
  var text: String
  /// What is typed; nil for a remark that no command goes on with.
  var command: String?

  /// A remark, or what somebody sees who types a command.
  init(_ text: String, _ command: String? = nil) {
    self.text = text
    self.command = command
  }

  /// As it is printed.
  var plain: String { command.map { "\(text): \($0)" } ?? text }
}

/// A heading of the reference page, with the text below it.
package struct ReferenceSection {
  /// A table with rows about one word each.
  package struct Table {
    package var head: [String]
    package var rows: [(word: String, cells: [String])]

    package init(head: [String], rows: [(word: String, cells: [String])]) {
      self.head = head
      self.rows = rows
    }

    var markdown: [String] {
      let line = "|" + String(repeating: "---|", count: head.count)
      return [Self.row(head), line] + rows.map { Self.row($0.cells) }
    }

    /// Returns the rows about a word, or nil if there are none.
    func about(_ word: String) -> Table? {
      let found = rows.filter { $0.word == word }
      return found.isEmpty ? nil : Table(head: head, rows: found)
    }

    private static func row(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
  }

  package var title: String
  package var text: [String]
  package var tables: [Table]
  /// The example, which runs only if it is needed.
  package var example: () -> [String]
  /// The sections one level below.
  package var parts: [ReferenceSection]

  package init(
    title: String,
    text: [String] = [],
    tables: [Table] = [],
    example: @escaping () -> [String] = { [] },
    parts: [ReferenceSection] = []
  ) {
    self.title = title
    self.text = text
    self.tables = tables
    self.example = example
    self.parts = parts
  }

  /// The words that find the section or one of its rows, such as `Steps`, `tap` and `by`.
  var words: [String] {
    [title, kind] + tables.flatMap { $0.rows.map(\.word) } + parts.flatMap(\.words)
  }

  func markdown(level: Int) -> [String] {
    heading(level) + text + tables.flatMap { $0.markdown + [""] } + example()
      + parts.flatMap { $0.markdown(level: level + 1) }
  }

  /// Returns the whole section if the word is its title, otherwise the rows and parts about the
  /// word.
  ///
  /// The result is empty if there are none.
  func about(_ word: String, level: Int) -> [String] {
    if [title, kind].contains(where: { $0.lowercased() == word.lowercased() }) {
      return markdown(level: level)
    }
    let found =
      tables.compactMap { $0.about(word) }.flatMap { $0.markdown + [""] }
      + parts.flatMap { $0.about(word, level: level + 1) }
    return found.isEmpty ? [] : heading(level) + text + found
  }

  /// The title before a colon, such as `Steps` for `Steps: finger`.
  private var kind: String {
    title.split(separator: ":").first.map(String.init) ?? title
  }

  private func heading(_ level: Int) -> [String] {
    [String(repeating: "#", count: level) + " " + title, ""]
  }
}

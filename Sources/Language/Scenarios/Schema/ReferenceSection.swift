/// A heading of the reference page and the text below it.
package struct ReferenceSection {
  /// A table whose rows are about one word each.
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

    /// Returns the rows about a word, or nil when there is none.
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
  /// The example, which is run only when it is wanted.
  package var example: () -> [String]
  /// The headings one level below.
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

  /// The words that lead to it or to one of its rows: `Steps`, `tap`, `by`.
  var words: [String] {
    [title, kind] + tables.flatMap { $0.rows.map(\.word) } + parts.flatMap(\.words)
  }

  func markdown(level: Int) -> [String] {
    heading(level) + text + tables.flatMap { $0.markdown + [""] } + example()
      + parts.flatMap { $0.markdown(level: level + 1) }
  }

  /// Returns all of it when the word is its title, else the rows and parts about the word; empty
  /// when there are none.
  func about(_ word: String, level: Int) -> [String] {
    if [title, kind].contains(where: { $0.lowercased() == word.lowercased() }) {
      return markdown(level: level)
    }
    let found =
      tables.compactMap { $0.about(word) }.flatMap { $0.markdown + [""] }
      + parts.flatMap { $0.about(word, level: level + 1) }
    return found.isEmpty ? [] : heading(level) + text + found
  }

  /// `Steps` for `Steps: finger`.
  private var kind: String {
    title.split(separator: ":").first.map(String.init) ?? title
  }

  private func heading(_ level: Int) -> [String] {
    [String(repeating: "#", count: level) + " " + title, ""]
  }
}

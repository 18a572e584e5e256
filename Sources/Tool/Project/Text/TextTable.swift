import Diagnostics

/// Writes rows of words in columns, with numbers for control characters.
package enum TextTable {
  /// Returns one line for each row, with two spaces between columns and no trailing spaces.
  package static func lines(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(Phrase.visible) }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      let words = row.prefix(last + 1).enumerated().map { column, word in
        column == last ? word : word + String(repeating: " ", count: widths[column] - word.count)
      }
      return words.joined(separator: "  ") + "\n"
    }.joined()
  }
}

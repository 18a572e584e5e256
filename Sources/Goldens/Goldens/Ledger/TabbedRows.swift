/// The rows of a table with a line of column names, and tabs between its columns.
struct TabbedRows {
  /// Why a table cannot be read, and on which line, from 1.
  enum Problem: Error, Hashable, Sendable {
    /// The first line does not name the columns.
    case columns(line: Int)
    /// A row has too few or too many columns, or nothing in the first.
    case row(line: Int)
    /// The first column has the same text twice.
    case duplicate(id: String, line: Int)
  }

  /// One row: its line, from 1, and a text for each column.
  struct Row {
    var line: Int
    var fields: [String]
  }

  /// The rows, in the order of the file; empty lines are none.
  private(set) var rows: [Row] = []

  /// Reads a table with these columns, whose first tells the rows apart.
  init(_ text: String, columns: [String]) throws(Problem) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first?.split(separator: "\t").map(String.init) == columns else {
      throw .columns(line: 1)
    }
    var ids: Set<String> = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == columns.count, !fields[0].isEmpty else { throw .row(line: index + 1) }
      guard ids.insert(fields[0]).inserted else {
        throw .duplicate(id: fields[0], line: index + 1)
      }
      rows.append(Row(line: index + 1, fields: fields))
    }
  }
}

/// The rows of a table with a line of column names, and tabs between its columns.
package struct TabbedRows {
  /// The reason why a table cannot be read, and the line, from 1.
  package enum Problem: Error, Hashable, Sendable {
    /// The first line does not name the columns.
    case columns(line: Int)
    /// A row has too few or too many columns, or an empty first one.
    case row(line: Int)
    /// Two rows have the same first column.
    case duplicate(id: String, line: Int)

    var line: Int {
      switch self {
      case .columns(let line), .row(let line), .duplicate(_, let line): line
      }
    }

    /// The sentence for a list with these columns, with words for its first column and its rows.
    func message(columns: [String], first: String, noun: String) -> String {
      switch self {
      case .columns: "the first line does not name the expected columns"
      case .row: "the row needs \(columns.count) columns, and \(first) in the first"
      case .duplicate(let id, _): "the \(noun) '\(id)' is listed twice"
      }
    }

    /// The names of the columns, if the first line must have them.
    func expected(columns: [String]) -> String? {
      switch self {
      case .columns: "the columns " + columns.joined(separator: ", ") + ", separated by tabs"
      case .row, .duplicate: nil
      }
    }
  }

  /// One row: its line, from 1, and a text for each column.
  struct Row {
    var line: Int
    var fields: [String]
  }

  /// The rows, in the order of the file, without empty lines.
  private(set) var rows: [Row] = []

  /// Reads a table with these columns; the first one is unique.
  init(_ text: String, columns: [String]) throws(Problem) {
    // Bytes, because every run reads the cases of the evidence, and characters take ten times as long.
    let lines = Array(text.utf8).split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    guard let first = lines.first, Self.fields(first) == columns else { throw .columns(line: 1) }
    var ids: Set<String> = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let fields = Self.fields(line)
      guard fields.count == columns.count, !fields[0].isEmpty else { throw .row(line: index + 1) }
      guard ids.insert(fields[0]).inserted else {
        throw .duplicate(id: fields[0], line: index + 1)
      }
      rows.append(Row(line: index + 1, fields: fields))
    }
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

import Diagnostics

/// The rows of a table with a line of column names, and tabs between its columns.
package struct TabbedRows {
  /// The columns of a table, and the words and codes for its error messages.
  struct Kind {
    var columns: [String]
    /// The name of the first column and of a row, in words.
    var first: String
    var noun: String
    var columnsCode: ProblemCode
    var rowCode: ProblemCode
    var twiceCode: ProblemCode
  }

  /// One row, with its line number from 1.
  struct Row {
    var line: Int
    var bytes: ArraySlice<UInt8>

    /// The text of each column.
    var fields: [String] {
      bytes.split(separator: TabbedRows.tab, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }

    func problem(
      _ code: ProblemCode,
      _ message: String,
      expected: String? = nil
    ) -> EvidenceProblem {
      EvidenceProblem(line: line, code: code, message: message, expected: expected)
    }
  }

  private static let tab = UInt8(ascii: "\t")

  /// The rows, in the order of the file, without empty lines.
  private(set) var rows: [Row] = []
  /// The index of each row by the text of its first column.
  private var places: [String: Int] = [:]

  /// Reads a table whose first column is unique.
  init(_ text: String, _ kind: Kind) throws(EvidenceProblem) {
    // Bytes are split, because characters take ten times as long and every run reads this file.
    let lines = Array(text.utf8).split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    places.reserveCapacity(lines.count)
    rows.reserveCapacity(lines.count)
    let columns = kind.columns
    guard let first = lines.first, Row(line: 1, bytes: first).fields == columns else {
      throw EvidenceProblem(
        line: 1,
        code: kind.columnsCode,
        message: "the first line does not name the expected columns",
        expected: "the columns " + columns.joined(separator: ", ") + ", separated by tabs"
      )
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let row = Row(line: index + 1, bytes: line)
      let id = String(decoding: line.prefix { $0 != Self.tab }, as: UTF8.self)
      guard !id.isEmpty, line.count(where: { $0 == Self.tab }) == columns.count - 1 else {
        let needed = "\(columns.count) columns, and \(kind.first) in the first"
        throw row.problem(kind.rowCode, "the row needs \(needed)")
      }
      guard places.updateValue(rows.count, forKey: id) == nil else {
        throw row.problem(kind.twiceCode, "the \(kind.noun) '\(id)' is listed twice")
      }
      rows.append(row)
    }
  }

  /// The row with an id in its first column, or nil if there is none.
  subscript(id: String) -> Row? { places[id].map { rows[$0] } }
}

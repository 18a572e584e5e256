import Diagnostics

/// The rows of a table with a line of column names, and tabs between its columns.
package struct TabbedRows {
  /// The columns of a table, with the words and codes of its problems.
  struct Kind {
    var columns: [String]
    /// The first column and a row, in words.
    var first: String
    var noun: String
    var columnsCode: ProblemCode
    var rowCode: ProblemCode
    var twiceCode: ProblemCode
  }

  /// One row: its line, from 1, and a text for each column.
  struct Row {
    var line: Int
    var fields: [String]

    func problem(
      _ code: ProblemCode,
      _ message: String,
      expected: String? = nil
    ) -> EvidenceProblem {
      EvidenceProblem(line: line, code: code, message: message, expected: expected)
    }
  }

  /// The rows, in the order of the file, without empty lines.
  private(set) var rows: [Row] = []

  /// Reads a table; the first column is unique.
  init(_ text: String, _ kind: Kind) throws(EvidenceProblem) {
    // Bytes, because every run reads the cases of the evidence, and characters take ten times as long.
    let lines = Array(text.utf8).split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    let columns = kind.columns
    guard let first = lines.first, Self.fields(first) == columns else {
      throw EvidenceProblem(
        line: 1,
        code: kind.columnsCode,
        message: "the first line does not name the expected columns",
        expected: "the columns " + columns.joined(separator: ", ") + ", separated by tabs"
      )
    }
    var ids: Set<String> = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let row = Row(line: index + 1, fields: Self.fields(line))
      guard row.fields.count == columns.count, !row.fields[0].isEmpty else {
        let needed = "\(columns.count) columns, and \(kind.first) in the first"
        throw row.problem(kind.rowCode, "the row needs \(needed)")
      }
      guard ids.insert(row.fields[0]).inserted else {
        throw row.problem(kind.twiceCode, "the \(kind.noun) '\(row.fields[0])' is listed twice")
      }
      rows.append(row)
    }
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

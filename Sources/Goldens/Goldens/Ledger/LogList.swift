import Diagnostics

/// The kept logs, with their kinds and with digests that detect changes.
package struct LogList: Hashable, Sendable {
  package struct Log: Hashable, Sendable {
    /// The path of the log below the folder of goldens, such as `recorded/load-01.log`.
    package var path: String
    package var caseID: String
    package var kind: LogKind
    /// The 64-bit FNV-1a hash of the log's bytes, in sixteen digits.
    package var digest: String = ""
    /// The table setup chosen to match the log, or nil if the case describes the setup.
    package var fitted: String?
  }

  package static let columns = ["log", "case", "kind", "digest", "made to fit"]

  /// The logs, in the order of the file.
  package var logs: [Log]

  package init(logs: [Log]) {
    self.logs = logs
  }

  private static let table = TabbedRows.Kind(
    columns: columns,
    first: "a path",
    noun: "log",
    columnsCode: .logList,
    rowCode: .logList,
    twiceCode: .logList
  )

  /// Reads a table with a line of column names, tabs between columns, and `-` for an empty one.
  package init(_ text: String) throws(EvidenceProblem) {
    logs = try TabbedRows(text, Self.table).rows.map { row throws(EvidenceProblem) in
      let fields = row.fields
      guard let kind = LogKind(rawValue: fields[2]) else {
        let names = LogKind.allCases.map(\.rawValue).joined(separator: ", ")
        let message = "unknown kind of log '\(fields[2])'"
        throw row.problem(.logList, message, expected: "one of \(names)")
      }
      return Log(
        path: fields[0],
        caseID: fields[1],
        kind: kind,
        digest: fields[3],
        fitted: fields[4] == "-" ? nil : fields[4]
      )
    }
  }
}

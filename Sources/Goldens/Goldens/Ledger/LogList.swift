package import Diagnostics

/// The kept logs, their kinds, and digests that detect changes.
package struct LogList: Hashable, Sendable {
  package struct Log: Hashable, Sendable {
    /// Its path below the folder of goldens, `recorded/load-01.log`.
    package var path: String
    package var caseID: String
    package var kind: LogKind
    /// The 64 bits of FNV-1a over its bytes, in sixteen digits.
    package var digest: String = ""
    /// The set-up chosen to fit the log; nil if the case describes the set-up.
    package var fitted: String?
  }

  /// The reason why a list cannot be read, and the line.
  package enum Problem: Error, Hashable, Sendable {
    case table(TabbedRows.Problem)
    case kind(String, line: Int)

    package var code: ProblemCode { .logList }

    package var message: String {
      switch self {
      case .table(let problem):
        problem.message(columns: LogList.columns, first: "a path", noun: "log")
      case .kind(let text, _):
        "unknown kind of log '\(text)'"
      }
    }

    /// What the file should have here; nil if the message says it.
    package var expected: String? {
      switch self {
      case .table(let problem): problem.expected(columns: LogList.columns)
      case .kind: "one of " + LogKind.allCases.map(\.rawValue).joined(separator: ", ")
      }
    }

    package var line: Int {
      switch self {
      case .table(let problem): problem.line
      case .kind(_, let line): line
      }
    }
  }

  package static let columns = ["log", "case", "kind", "digest", "made to fit"]

  /// The logs, in the order of the file.
  package var logs: [Log]

  package init(logs: [Log]) {
    self.logs = logs
  }

  /// Reads a table with a line of column names and tabs between columns; `-` is empty.
  package init(_ text: String) throws(Problem) {
    let table: TabbedRows
    do throws(TabbedRows.Problem) {
      table = try TabbedRows(text, columns: Self.columns)
    } catch {
      throw .table(error)
    }
    var logs: [Log] = []
    for row in table.rows {
      guard let kind = LogKind(rawValue: row.fields[2]) else {
        throw .kind(row.fields[2], line: row.line)
      }
      let fitted = row.fields[4] == "-" ? nil : row.fields[4]
      logs.append(
        Log(
          path: row.fields[0],
          caseID: row.fields[1],
          kind: kind,
          digest: row.fields[3],
          fitted: fitted
        )
      )
    }
    self.logs = logs
  }
}

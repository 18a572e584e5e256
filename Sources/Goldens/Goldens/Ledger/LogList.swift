package import Diagnostics

/// The logs that are kept: whose they are, what they are, and that nobody has changed them.
package struct LogList: Hashable, Sendable {
  /// One log.
  package struct Log: Hashable, Sendable {
    /// Its path below the folder of goldens, `recorded/load-01.log`.
    package var path: String
    /// The case of the evidence that it belongs to.
    package var caseID: String
    /// What it is.
    package var kind: LogKind
    /// The digest of its bytes, with which a test holds it.
    package var digest: String
    /// What its scenario was made to fit; nil where the set-up is that of the case.
    package var fitted: String?

    /// Makes a log.
    package init(
      path: String,
      caseID: String,
      kind: LogKind,
      digest: String = "",
      fitted: String? = nil
    ) {
      self.path = path
      self.caseID = caseID
      self.kind = kind
      self.digest = digest
      self.fitted = fitted
    }
  }

  /// Why a list cannot be read, and on which line.
  package enum Problem: Error, Hashable, Sendable {
    case table(TabbedRows.Problem)
    /// There is no such kind.
    case kind(String, line: Int)

    /// The code of its page.
    package var code: ProblemCode { .logList }

    /// The problem as a sentence without its place.
    package var message: String {
      switch self {
      case .table(.columns):
        "the first line must name the columns " + LogList.columns.joined(separator: ", ")
      case .table(.row): "the row needs \(LogList.columns.count) columns, and a path in the first"
      case .kind(let text, _):
        "unknown kind of log '\(text)': expected one of "
          + LogKind.allCases.map(\.rawValue).joined(separator: ", ")
      case .table(.duplicate(let path, _)): "the log '\(path)' is listed twice"
      }
    }

    /// The line, from 1.
    package var line: Int {
      switch self {
      case .table(let problem): problem.line
      case .kind(_, let line): line
      }
    }
  }

  /// The columns, in their order.
  package static let columns = ["log", "case", "kind", "digest", "made to fit"]

  /// The logs, in the order of the file.
  package var logs: [Log]

  /// Makes a list.
  package init(logs: [Log]) {
    self.logs = logs
  }

  /// Reads a table with a line of column names and tabs between columns; `-` is nothing.
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

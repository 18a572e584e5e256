package import Diagnostics
package import TableTrace

/// The list of all cases of the evidence; the ledger is checked against it.
package struct CaseList: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    package var id: String
    /// The collection it belongs to.
    package var folder: String
    package var source: String
    package var ios: String
    package var certainty: String
    /// The versions that it shows; empty if its version is unknown or older than all.
    package var shows: [ReleaseRange]
    /// The best grade that it can give to a rule.
    package var grade: Certainty
  }

  /// The reason why a list cannot be read, and the line.
  package enum Problem: Error, Hashable, Sendable {
    case table(TabbedRows.Problem)
    case releases(String, line: Int)
    case grade(String, line: Int)

    package var code: ProblemCode {
      switch self {
      case .table(.columns): .caseColumns
      case .table(.row): .caseRow
      case .table(.duplicate): .caseTwice
      case .releases: .caseReleases
      case .grade: .caseGrade
      }
    }

    package var message: String {
      switch self {
      case .table(let problem):
        problem.message(columns: CaseList.columns, first: "an id", noun: "case")
      case .releases(let text, _):
        "invalid versions '\(text)'"
      case .grade(let text, _):
        "unknown grade '\(text)'"
      }
    }

    /// What the file should have here; nil if the message says it.
    package var expected: String? {
      switch self {
      case .table(let problem): problem.expected(columns: CaseList.columns)
      case .releases: "versions such as 'iOS 9.3-11, Catalyst 26', or '-' for none"
      case .grade: "one of " + CaseList.grades.map(\.rawValue).joined(separator: ", ")
      }
    }

    package var line: Int {
      switch self {
      case .table(let problem): problem.line
      case .releases(_, let line), .grade(_, let line): line
      }
    }
  }

  package static let columns = [
    "id", "folder", "source", "ios", "certainty", "shows", "grade",
  ]

  /// The grades that a case can have; a case never shows the simulation's own choices.
  package static let grades = Certainty.allCases.filter { $0 != .ours }

  /// The cases, in the order of the file.
  package var cases: [Case]

  package init(cases: [Case]) {
    self.cases = cases
  }

  /// Reads a table with a line of column names and tabs between columns.
  package init(_ text: String) throws(Problem) {
    let table: TabbedRows
    do throws(TabbedRows.Problem) {
      table = try TabbedRows(text, columns: Self.columns)
    } catch {
      throw .table(error)
    }
    // Many cases show the same versions, and every run reads the list for its last line.
    var read: [String: [ReleaseRange]] = [:]
    var cases: [Case] = []
    for row in table.rows {
      let versions = row.fields[5]
      guard let shows = read[versions] ?? ReleaseRange.list(versions) else {
        throw .releases(versions, line: row.line)
      }
      read[versions] = shows
      cases.append(try Self.item(row, shows: shows))
    }
    self.cases = cases
  }

  /// The case of a row that has all columns.
  private static func item(_ row: TabbedRows.Row, shows: [ReleaseRange]) throws(Problem) -> Case {
    let fields = row.fields
    guard let grade = grades.first(where: { $0.rawValue == fields[6] }) else {
      throw .grade(fields[6], line: row.line)
    }
    return Case(
      id: fields[0],
      folder: fields[1],
      source: fields[2],
      ios: fields[3],
      certainty: fields[4],
      shows: shows,
      grade: grade
    )
  }
}

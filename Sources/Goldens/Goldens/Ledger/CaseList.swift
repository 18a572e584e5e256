import Diagnostics
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

  private static let kind = TabbedRows.Kind(
    columns: columns,
    first: "an id",
    noun: "case",
    columnsCode: .caseColumns,
    rowCode: .caseRow,
    twiceCode: .caseTwice
  )

  /// Reads a table with a line of column names and tabs between columns.
  package init(_ text: String) throws(EvidenceProblem) {
    // Many cases show the same versions, and every run reads the list for its last line.
    var read: [String: [ReleaseRange]] = [:]
    var cases: [Case] = []
    for row in try TabbedRows(text, Self.kind).rows {
      let versions = row.fields[5]
      guard let shows = read[versions] ?? ReleaseRange.list(versions) else {
        let form = "versions such as 'iOS 9.3-11, Catalyst 26', or '-' for none"
        throw row.problem(.caseReleases, "invalid versions '\(versions)'", expected: form)
      }
      read[versions] = shows
      cases.append(try Self.item(row, shows: shows))
    }
    self.cases = cases
  }

  /// The case of a row that has all columns.
  private static func item(
    _ row: TabbedRows.Row,
    shows: [ReleaseRange]
  ) throws(EvidenceProblem) -> Case {
    let fields = row.fields
    guard let grade = grades.first(where: { $0.rawValue == fields[6] }) else {
      let names = grades.map(\.rawValue).joined(separator: ", ")
      throw row.problem(.caseGrade, "unknown grade '\(fields[6])'", expected: "one of \(names)")
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

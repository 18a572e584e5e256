import Diagnostics
package import TableTrace

/// The list of all cases of the evidence, which the ledger must account for.
package struct CaseList: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    package var id: String
    /// The collection that the case belongs to.
    package var folder: String
    package var source: String
    package var ios: String
    package var certainty: String
    /// The versions that the case shows, or empty if its version is unknown or too old.
    package var shows: [ReleaseRange]
    /// The highest certainty that the case can give to a rule.
    package var grade: Certainty

    /// The object or text that the case is about.
    package var subject: Subject { Subject(certainty) }
  }

  /// The object or text that a case is about, which limits what it can show.
  package enum Subject: String, CaseIterable, Sendable {
    /// A table.
    case table
    /// A view controller without a table. The case shows only the controller's own methods.
    case controller = "without a table"
    /// A scroll view that is no table. The case is only a hint.
    case scrollView = "plain scroll view"
    /// A collection view. The case is only a hint.
    case collectionView = "collection view"
    /// Text views. The case is only a hint.
    case textViews = "text views"
    /// Documentation or a header. The case shows no calls.
    case document = "documentation"

    /// Reads the subject from the column `certainty`, whose words name it unless it is a table.
    init(_ certainty: String) {
      let named = Self.allCases.filter { $0 != .table && $0 != .document }
      let other = named.first { certainty.contains($0.rawValue) }
      self = certainty.hasPrefix(Self.document.rawValue) ? .document : other ?? .table
    }

    /// The highest certainty that a case about it can give to a rule.
    package var highestGrade: Certainty {
      switch self {
      case .table, .controller: .observed
      case .document: .documented
      case .scrollView, .collectionView, .textViews: .assumed
      }
    }
  }

  package static let columns = [
    "id", "folder", "source", "ios", "certainty", "shows", "grade",
  ]

  /// The certainties that a case can give, which exclude choices of the simulation itself.
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
    cases = try TabbedRows(text, Self.kind).rows.map { row throws(EvidenceProblem) in
      try Case(row)
    }
  }

  /// The versions that each case of a list shows by its id, read only when needed.
  package static func shownVersions(_ text: String) -> CertaintyWords.ShownVersions {
    let rows = try? TabbedRows(text, kind)
    return { id in
      guard let row = rows?[id], let item = try? Case(row), item.grade.isShown else { return [] }
      return item.shows.map { $0.first...$0.last }
    }
  }
}

extension CaseList.Case {
  fileprivate init(_ row: TabbedRows.Row) throws(EvidenceProblem) {
    let fields = row.fields
    guard let shows = ReleaseRange.list(fields[5]) else {
      let form = "versions such as 'iOS 9.3-11, Catalyst 26', or '-' for none"
      throw row.problem(.caseReleases, "invalid versions '\(fields[5])'", expected: form)
    }
    guard let grade = CaseList.grades.first(where: { $0.rawValue == fields[6] }) else {
      let names = CaseList.grades.map(\.rawValue).joined(separator: ", ")
      throw row.problem(.caseGrade, "unknown grade '\(fields[6])'", expected: "one of \(names)")
    }
    id = fields[0]
    folder = fields[1]
    source = fields[2]
    ios = fields[3]
    certainty = fields[4]
    self.shows = shows
    self.grade = grade
  }
}

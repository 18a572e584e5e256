/// An invalid section or row.
package enum PlaceProblem: Hashable, Sendable {
  case noSection(Int, count: Int)
  case noRow(Int, section: Int, count: Int)
  /// A text that is no pattern of rows or sections.
  case badPattern(String, expected: String)

  var code: ProblemCode {
    switch self {
    case .noSection, .noRow: .indexOutOfRange
    case .badPattern: .badPattern
    }
  }

  var wording: Wording {
    switch self {
    case .noSection(let section, let count):
      Wording("there is no section \(section)")
        .label("the data has \(Phrase.count(count, "section"))")
        .found(String(section))
    case .noRow(let row, let section, let count):
      Wording("there is no row \(row) in section \(section)")
        .label("section \(section) has \(Phrase.count(count, "row"))")
        .found(String(row))
    case .badPattern(let pattern, let expected):
      Wording("\(Phrase.quoted(pattern)) is not a valid row or section")
        .label("expected \(expected)")
        .expected(expected)
        .found(pattern)
    }
  }
}

/// A section or row that means nothing.
package enum PlaceProblem: Hashable, Sendable {
  /// A section that the model does not have.
  case noSection(Int, count: Int)
  /// A row that its section does not have.
  case noRow(Int, section: Int, count: Int)
  /// No pattern of rows or sections.
  case badPattern(String, expected: String)

  var wording: Wording {
    switch self {
    case .noSection(let section, let count):
      Wording(
        .indexOutOfRange,
        "there is no section \(section)",
        label: "the model has \(Phrase.count(count, "section"))",
        found: String(section)
      )
    case .noRow(let row, let section, let count):
      Wording(
        .indexOutOfRange,
        "there is no row \(row) in section \(section)",
        label: "section \(section) has \(Phrase.count(count, "row"))",
        found: String(row)
      )
    case .badPattern(let pattern, let expected):
      Wording(
        .badPattern,
        "\(Phrase.quoted(pattern)) names no place",
        label: "expected \(expected)",
        expected: expected,
        found: pattern
      )
    }
  }
}

/// How many questions about rows a round may ask, and the rows counted in the round so far.
struct RoundLimit {
  /// The most questions that a round may ask about rows, or all rounds that are inside each other.
  static let questions = 50_000_000
  /// The most rows that a snapshot may name.
  static let names = 1_000_000

  /// The round that is counted, by its number; nil before the first.
  private var round: Int?
  private var firstSection = 0
  private var rows = 0

  /// Whether a section is the first that a round counts.
  func isNew(_ round: Int) -> Bool { self.round != round }

  /// Counts the rows of a section and gives those of the round so far.
  ///
  /// A round that counts all sections a second time begins with the same one again.
  mutating func count(_ rows: Int, of section: Int, round: Int) -> Int {
    if isNew(round) || section == firstSection {
      self = RoundLimit(round: round, firstSection: section, rows: 0)
    }
    self.rows = Self.sum(self.rows, rows)
    return self.rows
  }

  /// A sum that is right as far as the limit and does not overflow beyond it.
  static func sum(_ rows: Int, _ more: Int) -> Int {
    let (sum, overflows) = rows.addingReportingOverflow(max(0, more))
    return overflows ? .max : sum
  }
}

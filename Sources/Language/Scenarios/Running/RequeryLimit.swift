/// The limit of queries about rows in a re-query, and the rows counted so far.
struct RequeryLimit {
  /// The most questions that a re-query may ask about rows, or all re-queries that are inside each other.
  static let questions = 50_000_000
  /// The most rows that a snapshot may name.
  static let names = 1_000_000

  /// The re-query that is counted, by its number, or nil before the first.
  private var requery: Int?
  private var firstSection = 0
  private var rows = 0

  /// Returns whether a re-query is a new one, so that its rows are counted from zero.
  func isNew(_ requery: Int) -> Bool { self.requery != requery }

  /// Counts the rows of a section and gives those of the re-query so far.
  ///
  /// A re-query that counts all sections a second time begins with the same one again.
  mutating func count(_ rows: Int, of section: Int, requery: Int) -> Int {
    if isNew(requery) || section == firstSection {
      self = RequeryLimit(requery: requery, firstSection: section, rows: 0)
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

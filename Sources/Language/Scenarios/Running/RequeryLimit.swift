/// Limits the queries about rows in a re-query, and counts the rows so far.
struct RequeryLimit {
  /// The most queries about rows in a re-query, including nested re-queries.
  static let questions = 50_000_000
  /// The most rows in a snapshot.
  static let names = 1_000_000

  /// The number of the re-query that is counted, or nil before the first.
  private var requery: Int?
  private var firstSection = 0
  private var rows = 0

  /// Returns whether a re-query is new, so that its rows are counted from zero.
  func isNew(_ requery: Int) -> Bool { self.requery != requery }

  /// Adds the rows of a section, and returns the number of rows in the re-query so far.
  mutating func count(_ rows: Int, of section: Int, requery: Int) -> Int {
    if isNew(requery) || section == firstSection {
      self = RequeryLimit(requery: requery, firstSection: section, rows: 0)
    }
    self.rows = Self.sum(self.rows, rows)
    return self.rows
  }

  /// A sum that is correct up to the limit, and does not overflow beyond it.
  static func sum(_ rows: Int, _ more: Int) -> Int {
    let (sum, overflows) = rows.addingReportingOverflow(max(0, more))
    return overflows ? .max : sum
  }
}

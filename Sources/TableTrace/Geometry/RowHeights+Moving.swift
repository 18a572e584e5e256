/// A row that goes elsewhere takes along what is known of its height.
extension RowHeights {
  /// The same rows with one taken out, and what was known of it.
  func removing(_ row: Int) -> (rows: RowHeights, row: Entry) {
    var entries = self.entries
    let entry = entries.remove(at: row)
    return (RowHeights(entries, areEstimates: isEstimated), entry)
  }

  /// The same rows with one more in front of a row.
  func inserting(_ entry: Entry, at row: Int) -> RowHeights {
    var entries = self.entries
    entries.insert(entry, at: row)
    return RowHeights(entries, areEstimates: isEstimated || entry.isEstimated)
  }

  struct Entry {
    let estimate: Double
    /// The height as measured, or nil for a guess that was not measured yet.
    let measured: Double?
    /// Whether the row is of a section whose rows are measured when they are displayed.
    let isEstimated: Bool
  }

  private var entries: [Entry] {
    (0..<count).map { row in
      Entry(
        estimate: estimate(of: row),
        measured: isEstimate(row) ? nil : height(of: row),
        isEstimated: isEstimated
      )
    }
  }

  private init(_ entries: [Entry], areEstimates: Bool) {
    var ends = PrefixSums()
    for entry in entries {
      ends.append(end: ends.total + entry.estimate)
    }
    self.init(ends, areEstimates: areEstimates)
    guard areEstimates else { return }
    for (row, entry) in entries.enumerated() {
      guard let height = entry.measured else { continue }
      measure(row, as: height)
    }
  }
}

/// When a row moves, what is known about its height moves with it.
extension RowHeights {
  /// Returns the rows without one of them, and the height of the removed row.
  func removing(_ row: Int) -> (rows: RowHeights, row: Entry) {
    var entries = self.entries
    let entry = entries.remove(at: row)
    return (RowHeights(entries, areEstimates: isEstimated), entry)
  }

  /// Returns the rows with one more before a row.
  func inserting(_ entry: Entry, at row: Int) -> RowHeights {
    var entries = self.entries
    entries.insert(entry, at: row)
    return RowHeights(entries, areEstimates: isEstimated || entry.isEstimated)
  }

  struct Entry {
    let estimate: Double
    /// The measured height, or nil if it is still an estimate.
    let measured: Double?
    /// Whether the rows of its section are measured when they are displayed.
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

/// Groups of updates: what happens as the outermost one opens and as it closes.
extension TableView {
  /// Makes sure that the table knows what it had before the update.
  func openGroup() throws(UIKitException) {
    try loadIfNeeded()
  }

  /// Asks for the new counts and heights, checks the operations against them, and exchanges cells.
  func closeGroup() throws(UIKitException) {
    let batch = updates.batch
    let before = UpdateCounts(rows: loadedCounts, origins: countOrigins)
    updates.batch = UpdateBatch()
    try perform(.geometry)
    try UpdateValidity.check(
      batch,
      before: before,
      after: UpdateCounts(rows: loadedCounts, origins: countOrigins),
      displayed: displayedRows.map(\.path),
      profile: profile
    )
  }

  /// The number of rows of each section, as the table has loaded them.
  var loadedCounts: [Int] {
    switch loaded {
    case .nothing: []
    case .counts(let counts): counts
    case .geometry: sections.map(\.rows.count)
    }
  }
}

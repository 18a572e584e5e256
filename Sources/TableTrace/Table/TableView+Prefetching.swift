/// Announcing rows whose data will be needed soon.
extension TableView {
  /// Announces the rows that are newly ahead and calls off those that no longer are.
  func announceRows() throws(UIKitException) {
    guard implements(.prefetchRowsAt), currentProperties.scrolling.isPrefetchingEnabled,
      profile.prefetchStart == .onLoad || hasScrolled
    else { return }
    announcedRows.removeAll { cell(at: $0) != nil }
    let window = rowsAhead()
    let gone = announcedRows.filter { !window.contains($0) }
    if !gone.isEmpty {
      announcedRows.removeAll { !window.contains($0) }
      try tell(.cancelPrefetchingForRowsAt, .rows(gone), rule: .prefetchCancel)
    }
    let new = window.filter { !announcedRows.contains($0) }
    guard !new.isEmpty else { return }
    announcedRows += new
    try tell(.prefetchRowsAt, .rows(new), rule: .prefetchWindow)
  }

  /// The rows that follow the visible ones in the direction of scrolling, nearest first.
  private func rowsAhead() -> [IndexPath] {
    let edge =
      scrollsUp ? displayedRows.first { isOnScreen($0) } : displayedRows.last { isOnScreen($0) }
    var rows: [IndexPath] = []
    var next = edge.flatMap { scrollsUp ? row(before: $0.path) : row(after: $0.path) }
    while let path = next, rows.count < profile.prefetchWindow {
      rows.append(path)
      next = scrollsUp ? row(before: path) : row(after: path)
    }
    return rows
  }

  private func isOnScreen(_ row: DisplayedRow) -> Bool {
    contains(row.path) && touches(from: top(of: row.path), to: bottom(of: row.path))
  }
}

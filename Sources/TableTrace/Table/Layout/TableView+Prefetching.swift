/// Announcing rows whose data will be needed soon.
extension TableView {
  /// Announces the rows that are newly ahead and calls off those that no longer are.
  func announceRows() throws(UIKitException) {
    guard implements(.prefetchRowsAt), currentProperties.scrolling.isPrefetchingEnabled,
      profile.prefetch.start == .onLoad || hasScrolled
    else { return }
    announcedRows.removeAll { cell(at: $0) != nil }
    let size = profile.prefetch.window
    let ahead = rows(beyond: scrollsUp, count: 2 * size)
    let window = ahead.prefix(size)
    let near = ahead + rows(beyond: !scrollsUp, count: 2 * size)
    let gone = announcedRows.filter { !near.contains($0) }
    if !gone.isEmpty {
      announcedRows.removeAll { !near.contains($0) }
      try tell(.cancelPrefetchingForRowsAt, .rows(gone), rule: .prefetchCancel)
    }
    let new = window.filter { !announcedRows.contains($0) }
    guard !new.isEmpty else { return }
    announcedRows += new
    try tell(.prefetchRowsAt, .rows(new), rule: .prefetchWindow)
  }

  /// The rows above or below the visible ones, nearest first.
  private func rows(beyond isAbove: Bool, count: Int) -> [IndexPath] {
    let edge =
      isAbove ? displayedRows.first { isOnScreen($0) } : displayedRows.last { isOnScreen($0) }
    var rows: [IndexPath] = []
    var next = edge.flatMap { isAbove ? row(before: $0.path) : row(after: $0.path) }
    while let path = next, rows.count < count {
      rows.append(path)
      next = isAbove ? row(before: path) : row(after: path)
    }
    return rows
  }

  private func isOnScreen(_ row: DisplayedRow) -> Bool {
    contains(row.path) && touches(from: top(of: row.path), to: bottom(of: row.path))
  }
}

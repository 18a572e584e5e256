/// Prefetching the data of rows.
extension TableView {
  /// Prefetches the rows that are newly ahead, and cancels those that no longer are.
  func announceRows() throws(UIKitException) {
    guard implements(.prefetchRowsAt), currentProperties.scrolling.isPrefetchingEnabled
    else { return }
    guard profile[PrefetchRules.start] == .onLoad || viewport.hasScrolled else {
      if !rowsAhead(isAbove: false, count: 1).isEmpty { sink.skippedCall(by: .prefetchStart) }
      return
    }
    // If all rows fit, rows that bouncing moves off the screen are not ahead.
    if scrollRange.lowerBound == scrollRange.upperBound { return }
    screen.forgetAnnouncedRows()
    let size = profile[PrefetchRules.window]
    let ahead = rowsAhead(isAbove: viewport.scrollsUp, count: 2 * size)
    let window = ahead.prefix(size)
    let gone = screen.cancel(rowsFarBehind)
    if !screen.announced.allSatisfy(ahead.contains) { skipCall(by: .prefetchCancel) }
    if !gone.isEmpty {
      let exchanges = updates.exchanges
      try tell(.cancelPrefetchingForRowsAt, .rows(gone), rule: .prefetchCancel)
      // An update inside the callback has already prefetched its rows.
      guard exchanges == updates.exchanges else { return }
    }
    let new = window.filter { !screen.announced.contains($0) }
    guard !new.isEmpty else { return }
    // Only the first call depends on the rule about when prefetching starts.
    sink.entered(screen.hasAnnounced ? nil : .prefetchStart)
    defer { sink.left() }
    screen.announce(new)
    try tell(.prefetchRowsAt, .rows(new), rule: .prefetchWindow)
  }

  /// The prefetched rows that were never displayed and are far from the visible rows, in order.
  var rowsFarBehind: [IndexPath] {
    guard !screen.announced.isEmpty else { return [] }
    let count = 2 * profile[PrefetchRules.window]
    let near = rowsAhead(isAbove: true, count: count) + rowsAhead(isAbove: false, count: count)
    return screen.announced.filter { !near.contains($0) }
  }

  /// Returns rows above or below the visible rows, nearest first.
  private func rowsAhead(isAbove: Bool, count: Int) -> [IndexPath] {
    let edge =
      isAbove ? screen.rows.first { isOnScreen($0) } : screen.rows.last { isOnScreen($0) }
    var rows: [IndexPath] = []
    var next = edge.flatMap { isAbove ? content.row(before: $0.path) : content.row(after: $0.path) }
    while let path = next, rows.count < count {
      rows.append(path)
      next = isAbove ? content.row(before: path) : content.row(after: path)
    }
    return rows
  }

  private func isOnScreen(_ row: DisplayedRow) -> Bool {
    content.contains(row.path)
      && viewport.touches(from: content.top(of: row.path), to: content.bottom(of: row.path))
  }
}

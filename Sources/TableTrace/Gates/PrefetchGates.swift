/// The gates of prefetching rows and of cancelling it.
enum PrefetchGates {
  static let announcing = [isEnabled, hasStarted, rowBesideScreen, rowsAhead]
  static let cancelling = [announcesRows, isEnabled, hasStarted, rowsFarBehind]

  private static let announcesRows = Gate.standing(.announcesRows, rule: .prefetchCancel) {
    table,
    _ in
    table.implements(.prefetchRowsAt)
  }

  private static let isEnabled = Gate.standing(.prefetchEnabled, rule: .prefetchStart) { table, _ in
    table.currentProperties.scrolling.isPrefetchingEnabled
  }

  private static let hasStarted = Gate.standing(.prefetchStarted, rule: .prefetchStart) {
    table,
    _ in
    table.progress.hasLaidOut
      && (table.profile[PrefetchRules.start] == .onLoad || table.viewport.hasScrolled)
  }

  private static let rowBesideScreen = Gate.standing(.rowBesideScreen, rule: .prefetchWindow) {
    table,
    row in
    row.map { table.screen.cell(at: $0) == nil } ?? true
  }

  private static let rowsFarBehind = Gate.standing(.rowsFarBehind, rule: .prefetchCancel) {
    table,
    _ in
    !table.rowsFarBehind.isEmpty
  }

  private static let rowsAhead = Gate.standing(.rowsAhead, rule: .prefetchWindow) { table, _ in
    guard let ends = table.screen.ends else { return false }
    return table.viewport.scrollsUp
      ? table.content.row(before: ends.first) != nil
      : table.content.row(after: ends.last) != nil
  }
}

/// Events from outside of the table: phases of the first load, windows, sizes and insets.
extension TableView {
  /// Begins a phase of the first load, with the re-query that it causes.
  ///
  /// The phase `layout` also lays out.
  package func trigger(_ phase: Phase, _ requery: HostRequery, rule: RuleID) throws(UIKitException)
  {
    if phase == .window {
      viewport.isInWindow = true
    }
    guard phase != .layout else {
      pending.reschedule(PendingRequery(requery: requery, rule: rule))
      return try layoutSubviews()
    }
    pending.need(rule)
    sink.phase(phase, rule: rule.ofPhase)
    try makeRequery(requery, by: rule)
    if phase == .willAppear, profile[LoadRules.indexTitlesAppearing] {
      try askIndexTitles(.indexTitlesAppearing)
    }
  }

  /// Puts the table in a window before anything else happens to it.
  package func joinWindow() {
    viewport.isInWindow = true
  }

  /// Moves the table to a window, outside of the phases of the first load.
  package func moveToWindow() throws(UIKitException) {
    guard !isInWindow else { return }
    try trigger(.window, profile[ChangeRules.windowChange], rule: .windowChange)
  }

  /// Returns the table, with its data, to a window that it had left.
  package func returnToWindow() throws(UIKitException) {
    guard !isInWindow else { return }
    try trigger(.window, .none, rule: .appearsAgain)
  }

  /// Removes the table from its window, which ends a touch on the table.
  package func removeFromWindow() throws(UIKitException) {
    try endTouch(by: .touchLeavesWindow)
    resignFirstResponder()
    viewport.isInWindow = false
    scrolling.stop()
    if profile[ChangeRules.windowLoss], case .geometry = content.loaded, estimatesRows {
      try forgetMeasured()
    }
  }

  /// Sets the size of a table that has no data yet.
  package func adoptSize(_ size: Size) {
    viewport.size = size
  }
}

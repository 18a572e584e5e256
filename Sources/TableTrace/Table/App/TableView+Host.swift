/// Applies the host's events: triggers, windows, sizes and insets.
extension TableView {
  /// A host trigger: its phase begins and it causes a re-query; `layout` lays out as well.
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

  /// The table is in a window from the start, before anything happens to it.
  package func joinWindow() {
    viewport.isInWindow = true
  }

  /// The table joins a window outside a host's own sequence.
  package func moveToWindow() throws(UIKitException) {
    guard !isInWindow else { return }
    try trigger(.window, profile[ChangeRules.windowChange], rule: .windowChange)
  }

  /// The table returns to a window that it had left; what it knows stays valid.
  package func returnToWindow() throws(UIKitException) {
    guard !isInWindow else { return }
    try trigger(.window, .none, rule: .windowChange)
  }

  /// The table leaves its window, and a finger on it is lost.
  package func removeFromWindow() throws(UIKitException) {
    try endTouch(by: .touchLeavesWindow)
    resignFirstResponder()
    viewport.isInWindow = false
    scrolling.stop()
    if profile[ChangeRules.windowLoss], case .geometry = content.loaded, estimatesRows {
      try forgetMeasured()
    }
  }

  /// The size of a table that has not been queried yet.
  package func adoptSize(_ size: Size) {
    viewport.size = size
  }
}

extension TableView {
  /// `refreshControl.isRefreshing`.
  package var isRefreshing: Bool {
    switch scrolling.refresh {
    case .pulled, .refreshing: true
    case .none, .spent: false
    }
  }

  /// The rules that decide whether the refresh control refreshes, in addition to the app's calls.
  package var refreshingRules: [RuleID] {
    scrolling.wasPulled || scrolling.furthestPull > 0 ? [.refreshPull] : []
  }

  /// `refreshControl.beginRefreshing()`: adds the space of the refresh control.
  ///
  /// The content does not move, except in a navigation controller on some versions.
  package func beginRefreshing(inNavigationController: Bool = false) throws(UIKitException) {
    guard currentProperties.scrolling.hasRefreshControl, !isRefreshing else { return }
    let moves =
      inNavigationController && profile[ControllerRules.refreshMovesContent]
      && contentOffset <= -currentProperties.contentInset.top
    let offset = contentOffset - profile[ControllerRules.refreshInset]
    scrolling.wasPulled = false
    try makeRefreshRoom(keepsOffset: true)
    guard moves else { return }
    sink.entered(.refreshMovesContent)
    defer { sink.left() }
    let keeper = self.keeper(of: offset, by: .refreshMovesContent)
    let reasons = [RuleID.refreshMovesContent, .refreshInset]
    try moveContent(to: offset, rule: .didScroll, keptBy: keeper, by: reasons)
  }

  /// `refreshControl.endRefreshing()`: removes the space of the refresh control.
  package func endRefreshing() throws(UIKitException) {
    let state = scrolling.refresh
    guard isRefreshing else { return }
    scrolling.refresh = isDragging ? .spent : .none
    scrolling.wasPulled = false
    guard case .refreshing(let room) = state else { return }
    var inset = currentProperties.contentInset
    inset.top -= room
    sink.entered(.refreshInset)
    defer { sink.left() }
    try setContentInset(inset)
    // Content that moved further than the space of the refresh control also moves back.
    guard content.hasGeometry, scrolling.isAtRest, !canRest(at: contentOffset) else { return }
    let reasons = [RuleID.insetGivesBack, .refreshInset]
    try moveContent(to: restingOffset(contentOffset), rule: .insetGivesBack, by: reasons)
  }

  /// The current space of the refresh control above the content, in points.
  package var refreshRoom: Double {
    if case .refreshing(let room) = scrolling.refresh { room } else { 0 }
  }

  /// The rule about the space of the refresh control, if it takes any.
  package var refreshRules: [RuleID] {
    if case .refreshing = scrolling.refresh { [.refreshInset] } else { [] }
  }

  /// Begins refreshing if the user has pulled the content far enough.
  func pullRefreshControl() throws(UIKitException) {
    guard currentProperties.scrolling.hasRefreshControl, scrolling.refresh == .none, isDragging
    else { return }
    let top = -currentProperties.contentInset.top
    scrolling.furthestPull = max(scrolling.furthestPull, top - contentOffset)
    guard contentOffset <= top - profile[ControllerRules.refreshPull] else { return }
    scrolling.refresh = .pulled
    scrolling.wasPulled = true
    scrolling.furthestPull = 0
    try refreshAction?()
  }

  /// How far the last drag pulled the refresh control, and how far a refresh needs, in points.
  ///
  /// It is nil if the drag did not pull it.
  package var shortPull: (points: Double, limit: Double)? {
    let limit = profile[ControllerRules.refreshPull]
    return scrolling.furthestPull > 0 && limit.isFinite ? (scrolling.furthestPull, limit) : nil
  }

  /// Prepares the refresh control for a new pull, when a drag begins.
  func readyRefreshControl() {
    scrolling.furthestPull = 0
    if scrolling.refresh == .spent { scrolling.refresh = .none }
  }

  /// Adds the space of the refresh control when the drag ends, unless refreshing has already ended.
  func holdRefreshControl() throws(UIKitException) {
    guard scrolling.refresh == .pulled else {
      if shortPull != nil { sink.skippedCall(by: .refreshPull) }
      return
    }
    try makeRefreshRoom(keepsOffset: false)
  }

  private func makeRefreshRoom(keepsOffset: Bool) throws(UIKitException) {
    let room = profile[ControllerRules.refreshInset]
    scrolling.refresh = .refreshing(inset: room)
    var inset = currentProperties.contentInset
    inset.top += room
    sink.entered(.refreshInset)
    defer { sink.left() }
    try setContentInset(inset, keepsOffset: keepsOffset)
    if !viewport.offsetRules.contains(.refreshInset) { viewport.offsetRules.append(.refreshInset) }
  }
}

extension TableView {
  /// `refreshControl.isRefreshing`.
  package var isRefreshing: Bool {
    switch scrolling.refresh {
    case .pulled, .refreshing: true
    case .none, .spent: false
    }
  }

  /// The rules by which a refresh control refreshes or not, besides what the app calls.
  package var refreshingRules: [RuleID] {
    scrolling.wasPulled || scrolling.furthestPull > 0 ? [.refreshPull] : []
  }

  /// `refreshControl.beginRefreshing()`: it takes its room.
  ///
  /// The content stays where it is, unless the version moves it in a navigation controller.
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

  /// `refreshControl.endRefreshing()`: it gives its room back.
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
    // Content that the refresh has moved further than its room comes back as well.
    guard content.hasGeometry, scrolling.isAtRest, !canRest(at: contentOffset) else { return }
    let reasons = [RuleID.insetGivesBack, .refreshInset]
    try moveContent(to: restingOffset(contentOffset), rule: .insetGivesBack, by: reasons)
  }

  /// The room above the content that a refresh control takes now, in points.
  package var refreshRoom: Double {
    if case .refreshing(let room) = scrolling.refresh { room } else { 0 }
  }

  /// The rule of the room above the content, where a refresh control takes it.
  package var refreshRules: [RuleID] {
    if case .refreshing = scrolling.refresh { [.refreshInset] } else { [] }
  }

  /// A finger has moved the content: pulled far enough, the refresh control begins.
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

  /// The points of the last drag on the refresh control, and those that a refresh needs, or nil if
  /// it has not pulled.
  package var shortPull: (points: Double, limit: Double)? {
    let limit = profile[ControllerRules.refreshPull]
    return scrolling.furthestPull > 0 && limit.isFinite ? (scrolling.furthestPull, limit) : nil
  }

  /// A finger takes hold of the content: it can pull the refresh control again.
  func readyRefreshControl() {
    scrolling.furthestPull = 0
    if scrolling.refresh == .spent { scrolling.refresh = .none }
  }

  /// The finger is lifted: what it has pulled takes its room, unless it has ended already.
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

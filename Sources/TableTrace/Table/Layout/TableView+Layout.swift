/// Layout: pending queries first, then the visible cells and section views.
extension TableView {
  /// Lays out the table if a layout is pending, as `layoutIfNeeded()` does.
  public func layoutIfNeeded() throws(UIKitException) {
    guard pending.needsLayout else { return }
    try layoutSubviews()
  }

  /// Requests a layout, as `setNeedsLayout()` does.
  public func setNeedsLayout() {
    pending.need(.layoutForced)
  }

  /// Lays out the table now.
  ///
  /// If the layout moves the content back, a second one follows at once, so that all visible rows
  /// have cells.
  package func layoutSubviews() throws(UIKitException) {
    guard !progress.isLayingOut else { return }
    // The layout follows when the update group ends.
    guard updates.depth == 0 else { return pending.beginLayout() }
    repeat {
      sink.phase(.layout, rule: layoutRule.ofPhase)
      try layOut()
    } while pending.takeReturn()
  }

  /// Lays out without a line in the trace, as animation frames do.
  func layOut() throws(UIKitException) {
    guard !progress.isLayingOut else { return }
    guard updates.depth == 0 else { return pending.beginLayout() }
    progress.isLayingOut = true
    defer { progress.isLayingOut = false }
    let rule = progress.hasLaidOut ? layoutRule.ofCells : .firstLayout
    pending.beginLayout()
    try requeryInLayout(by: rule == .firstLayout ? .requeriesFirst : rule)
    sink.entered(rule)
    defer { sink.left() }
    warnOutsideWindow()
    try askIndexTitles(.sectionIndexTitles)
    if pending.takeDiscard() {
      try endDisplayedRows()
      // A reload also moves an offset that the app set or scrolled to, except during a touch or an
      // animation.
      if scrolling.isAtRest {
        let ended: [RuleID?] = [.offsetKept, .scrollHeights, .scrollRowsWithoutMethod]
        if ended.contains(viewport.keeper) { viewport.keep(by: nil, after: updates) }
        try moveContent(to: restingOffset(contentOffset), rule: .didScroll)
      }
      // If a callback reloads again, the next layout makes the cells.
      guard pending.goesOn() else { return }
      progress.isShowingReload = true
    }
    defer { progress.isShowingReload = false }
    try measureChangedCells()
    guard try bringContentBackInLayout() else { return }
    try updateVisibleCells(by: rule)
    layOutEditedCells()
    // The heights of the new rows may have made the content too short for the offset.
    forgetKeeper()
    guard hasToComeBack() else { return }
    pending.noteReturn()
    try bringContentBack(by: .contentGivesBack)
  }

  /// Makes the pending re-query, before the rest of a layout.
  private func requeryInLayout(by rule: RuleID) throws(UIKitException) {
    sink.entered(rule)
    defer { sink.left() }
    if let owed = pending.takeRequery() { try makeRequery(owed.requery, by: owed.rule) }
    progress.hasLaidOut = true
    try loadGeometryIfNeeded(by: nil)
  }

  /// The rule that causes the next layout.
  private var layoutRule: RuleID {
    pending.layoutRule ?? (progress.hasLaidOut ? .reloadLayout : .firstLayout)
  }

  /// Prints the warning that UIKit prints once in a process.
  func warnOutsideWindow() {
    guard !isInWindow, profile[ReloadRules.outsideWindow], progress.warns(.outsideWindow) else {
      return
    }
    sink.warned(Self.outsideWindowWarning, rule: .layoutOutsideWindow)
  }

  /// Queries the titles of the section index, unless they are known.
  func askIndexTitles(_ rule: RuleID) throws(UIKitException) {
    guard pending.queriesIndexTitles, style == .plain else { return }
    try askSectionIndexTitles(rule)
  }

  private static let outsideWindowWarning =
    "[TableView] Warning once only: UITableView was told to layout its visible cells and other "
    + "contents without being in the view hierarchy (the table view or one of its superviews has "
    + "not been added to a window). This may cause bugs by forcing views inside the table view to "
    + "load and perform layout without accurate information (e.g. table view bounds, trait "
    + "collection, layout margins, safe area insets, etc), and will also cause unnecessary "
    + "performance overhead due to extra layout passes. Make a symbolic breakpoint at "
    + "UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what "
    + "caused this to occur, so you can avoid this action altogether if possible, or defer it until "
    + "the table view has been added to a window. Table view: <UITableView>"
}

extension RuleID {
  /// The rule for the phase that this rule begins.
  ///
  /// Phases of view controllers have a separate rule, which is less certain than the number of
  /// re-queries.
  var ofPhase: RuleID {
    Self.hosts.contains(self) ? .hostEvents : self
  }

  /// The rule for the cells in a layout that this rule causes.
  fileprivate var ofCells: RuleID {
    self == .cellsAfterScroll ? .rowsEnter : self
  }

  private static let hosts: Set<RuleID> = [
    .viewController, .viewControllerStoryboard, .tableViewController,
    .tableViewControllerInNavigation, .tableViewControllerPresented,
  ]
}

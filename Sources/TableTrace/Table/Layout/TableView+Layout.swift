/// Layout: what is pending is queried, then the visible cells and views are made.
extension TableView {
  /// Lays the table out if something is pending, as `layoutIfNeeded()` does.
  public func layoutIfNeeded() throws(UIKitException) {
    guard pending.needsLayout else { return }
    try layoutSubviews()
  }

  /// Marks the table for the next layout, as `setNeedsLayout()` does.
  public func setNeedsLayout() {
    pending.need(.layoutForced)
  }

  /// Lays the table out now.
  ///
  /// If a layout moves the content back, another one follows at once, so that the rows in the
  /// bounds are on screen.
  package func layoutSubviews() throws(UIKitException) {
    guard !progress.isLayingOut else { return }
    // The end of the group shows what is pending.
    guard updates.depth == 0 else { return pending.beginLayout() }
    repeat {
      sink.phase(.layout, rule: layoutRule.ofPhase)
      try layOut()
    } while pending.takeReturn()
  }

  /// The layout itself; the frames of an animation lay out without a line of their own.
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
      // A reload moves an offset of the app's own too, unless a finger or an animation holds it.
      if scrolling.isAtRest {
        if viewport.keeper == .offsetKept { viewport.keep(by: nil, after: updates) }
        try moveContent(to: restingOffset(contentOffset), rule: .didScroll)
      }
      // A callback that reloads once more leaves the cells to the next layout.
      guard pending.goesOn() else { return }
      progress.isShowingReload = true
    }
    defer { progress.isShowingReload = false }
    try measureChangedCells()
    guard try bringContentBackInLayout() else { return }
    try updateVisibleCells(by: rule)
    layOutEditedCells()
    // The heights of the new rows may have left less content than the offset needs.
    forgetKeeper()
    guard hasToComeBack() else { return }
    pending.noteReturn()
    try bringContentBack(by: .contentGivesBack)
  }

  /// Makes the re-query that is due, before anything else of a layout.
  private func requeryInLayout(by rule: RuleID) throws(UIKitException) {
    sink.entered(rule)
    defer { sink.left() }
    if let owed = pending.takeRequery() { try makeRequery(owed.requery, by: owed.rule) }
    progress.hasLaidOut = true
    try loadGeometryIfNeeded(by: nil)
  }

  /// The reason for the next layout.
  private var layoutRule: RuleID {
    pending.layoutRule ?? (progress.hasLaidOut ? .reloadLayout : .firstLayout)
  }

  /// The warning that UIKit prints once in a process.
  func warnOutsideWindow() {
    guard !isInWindow, profile[ReloadRules.outsideWindow], progress.warns(.outsideWindow) else {
      return
    }
    sink.warned(Self.outsideWindowWarning, rule: .layoutOutsideWindow)
  }

  /// Asks for the titles of the section index, unless they are known.
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
  /// The rule of a phase that begins by this one: a host's events are less certain than its number
  /// of re-queries.
  var ofPhase: RuleID {
    Self.hosts.contains(self) ? .hostEvents : self
  }

  /// The rule of the cells in a layout that this one causes.
  fileprivate var ofCells: RuleID {
    self == .cellsAfterScroll ? .rowsEnter : self
  }

  private static let hosts: Set<RuleID> = [
    .viewController, .viewControllerStoryboard, .tableViewController,
    .tableViewControllerInNavigation, .tableViewControllerPresented,
  ]
}

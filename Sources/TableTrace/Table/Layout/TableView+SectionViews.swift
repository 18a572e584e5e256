/// Heights, views and display of headers and footers.
extension TableView {
  /// Creates the section views in the bounds and removes the others.
  func updateSectionViews(in pass: inout RowPass) throws(UIKitException) {
    guard content.hasSectionEnds || !screen.views.isEmpty else { return }
    sink.entered(pass.isOfUpdate ? .updateSectionViews : nil)
    defer { sink.left() }
    try endLeavingViews(in: pass)
    screen.forgetNil { isVisible($0.end, of: $0.section) }
    // The range is computed again after each section, because real heights move the following
    // sections.
    var section = visibleSections().lowerBound
    while boundsShow(section: section) {
      try updateViews(of: section, in: &pass)
      section += 1
    }
    // Heights queried in this pass may have moved some views off the screen.
    try endLeavingViews(in: pass)
  }

  private func endLeavingViews(in pass: RowPass) throws(UIKitException) {
    for view in screen.views where !isVisible(view.end, of: view.section) {
      try endDisplaying(view, callsDelegate: pass.reportsViews)
    }
  }

  private func updateViews(of section: Int, in pass: inout RowPass) throws(UIKitException) {
    switch profile[SectionViewRules.heightBeforeView] {
    case .bothFirst:
      for end in SectionEnd.allCases where needsView(end, section) {
        try askSectionHeightIfEstimated(end, section, rule: .sectionHeightBeforeView)
      }
      for end in SectionEnd.allCases where needsView(end, section) {
        try displayView(end, section, in: &pass)
      }
    case .each:
      for end in SectionEnd.allCases where needsView(end, section) {
        try askSectionHeightIfEstimated(end, section, rule: .sectionHeightBeforeView)
        try displayView(end, section, in: &pass)
      }
    }
  }

  /// Returns whether a section is among ``visibleSections()``.
  private func boundsShow(section: Int) -> Bool {
    let shown = screen.rows.first?.path.section ?? .max
    return content.touches(section: section, from: viewport.top, to: viewport.bottom, atMost: shown)
  }

  private func needsView(_ end: SectionEnd, _ section: Int) -> Bool {
    isVisible(end, of: section)
      && !screen.shows(end, of: section)
  }

  /// Returns whether a header or footer is visible.
  ///
  /// In plain style, it is pinned and visible with its section. If its estimated height is 0, it is
  /// not visible at the very top of the bounds.
  func isVisible(_ end: SectionEnd, of section: Int) -> Bool {
    guard let state = content.end(end, of: section) else { return false }
    guard state.height > 0 || state.isEstimate else { return false }
    if style == .plain, state.height > 0 {
      return viewport.touches(
        from: content.top(of: section),
        to: content.top(of: section) + content.outerHeight(of: section)
      )
    }
    let top = end == .header ? content.headerTop(of: section) : content.footerTop(of: section)
    return viewport.touches(from: top, to: top + state.height)
  }

  /// Queries a height that is still an estimate, or measures it if the method is missing.
  func askSectionHeightIfEstimated(
    _ end: SectionEnd,
    _ section: Int,
    rule: RuleID
  ) throws(UIKitException) {
    guard section < content.sections.count, content.sections[section][end].isEstimate else {
      return
    }
    let exchanges = updates.exchanges
    let height = try askRealSectionHeight(end, section, rule: rule)
    // The callback may have changed the sections or made this a gap. A gap keeps the height of the
    // style.
    guard exchanges == updates.exchanges, section < content.sections.count else { return }
    let state = content.sections[section][end]
    measure(end, of: section, as: state.isGap ? state.height : height)
  }

  private func displayView(
    _ end: SectionEnd,
    _ section: Int,
    in pass: inout RowPass
  ) throws(UIKitException) {
    guard needsView(end, section), content.sections[section][end].height > 0 else { return }
    // If the view was nil, it is queried again in the next layout, not in this one.
    let place = RowPass.ViewPlace(section: section, end: end)
    guard pass.viewsAsked.insert(place).inserted else { return }
    sink.entered(pass.viewsAsked.count > 1 && !pass.isOfUpdate ? .sectionViewOrder : nil)
    defer { sink.left() }
    let rule: RuleID =
      screen.viewless.contains(place) ? end.ruleOfSecondCall : .sectionViewsAfterCells
    var view = try askView(end.viewCallback, .section(section), rule: rule)
    if pass.exchanges == updates.exchanges { screen.noteView(isMissing: view == nil, at: place) }
    let title = try askTitle(end, section, view: view)
    if view == nil, title != nil {
      view = makeHeaderFooterView()
    }
    guard let view else {
      if pass.exchanges == updates.exchanges { leaveGap(end, section) }
      return
    }
    // An update inside the callbacks may have renumbered the section or shown its view.
    guard pass.exchanges == updates.exchanges else { return cells.put(view) }
    screen.show(DisplayedView(section: section, end: end, view: view))
    guard pass.reportsViews else { return }
    sink.entered(pass.isOfUpdate ? .updateSectionViewDisplay : nil)
    defer { sink.left() }
    try tell(end.willDisplayCallback, .view(view, section), rule: .sectionViewWillDisplay)
  }

  private func askTitle(
    _ end: SectionEnd,
    _ section: Int,
    view: SectionView?
  ) throws(UIKitException) -> String? {
    let times =
      if !implements(end.viewCallback) {
        profile[SectionViewRules.title].alone
      } else if view == nil {
        profile[SectionViewRules.title].afterNilView
      } else {
        profile[SectionViewRules.title].afterView
      }
    guard times > 0, implements(end.titleCallback) else { return nil }
    let place = RowPass.ViewPlace(section: section, end: end)
    sink.entered(screen.untitled.contains(place) ? .sectionViewNilTitle : nil)
    sink.entered(implements(end.viewCallback) && view == nil ? .titleAfterNilView : nil)
    sink.entered(end == .footer ? .footerTitle : nil)
    defer {
      sink.left()
      sink.left()
      sink.left()
    }
    let exchanges = updates.exchanges
    var title: String?
    for _ in 0..<times {
      title = try askText(end.titleCallback, .section(section), rule: .sectionViewTitle)
    }
    // An update inside the callback may have renumbered the section.
    if exchanges == updates.exchanges { screen.noteTitle(view == nil ? title : "", of: place) }
    return title
  }

  /// Removes a header or footer from the screen, and notifies the delegate if the version does so.
  func endDisplaying(_ view: DisplayedView, callsDelegate: Bool = true) throws(UIKitException) {
    screen.take(view.end, of: view.section)
    cells.put(view.view)
    guard callsDelegate else { return }
    try tell(view.end.didEndCallback, .view(view.view, view.section), rule: .sectionViewDidEnd)
  }

  /// Returns a new `UITableViewHeaderFooterView`.
  public func makeHeaderFooterView() -> SectionView {
    cells.makeView(.headerFooterView)
  }

  /// Returns a new plain `UIView`, as an app makes it for a header or footer.
  public func makeView() -> SectionView {
    cells.makeView(.view)
  }
}

extension SectionEnd {
  /// The rule of another call of the view method, after it returned nil.
  fileprivate var ruleOfSecondCall: RuleID {
    switch self {
    case .header: .sectionViewAskedAgain
    case .footer: .footerAskedAgain
    }
  }
}

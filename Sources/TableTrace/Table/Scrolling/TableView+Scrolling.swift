extension TableView {
  /// Sets the content offset, as `contentOffset` or `setContentOffset(_:animated:)` does.
  ///
  /// An offset beyond the ends of the content stays. ``runAnimation()`` runs the animation. Outside
  /// of a window, nothing is animated.
  public func setContentOffset(_ offset: Double, animated: Bool = false) throws(UIKitException) {
    try scroll(to: offset, animated: animated, keptBy: keeper(of: offset, by: .offsetKept))
  }

  /// Scrolls to an offset, where a rule may let the content rest beyond its ends.
  func scroll(
    to offset: Double,
    animated: Bool,
    keptBy keeper: RuleID?
  ) throws(UIKitException) {
    scrolling.stopMotion()
    guard animated, isInWindow, offset != contentOffset else {
      if offset == contentOffset {
        closeGate(.contentMoves, keeps: .scrollViewDidScroll, row: nil, rule: .didScroll)
      }
      viewport.offsetRules = []
      try moveContent(to: offset, rule: .didScroll, keptBy: keeper)
      guard profile[ScrollRules.animation] else {
        let kept = Callback.scrollViewDidEndScrollingAnimation
        return closeGate(.scrollAnimated, keeps: kept, row: nil, rule: .scrollAnimation)
      }
      return try tell(.scrollViewDidEndScrollingAnimation, .none, rule: .scrollAnimation)
    }
    scrolling.begin(
      .animation(
        ScrollAnimation(from: contentOffset, to: offset, keptBy: keeper),
        end: .scrollViewDidEndScrollingAnimation,
        rule: .scrollAnimation
      )
    )
  }

  /// Sets the origin of `bounds`, which moves the content without a callback.
  public func setBoundsOrigin(_ offset: Double) {
    scrolling.stopMotion()
    let keeper = self.keeper(of: offset, by: .boundsSet)
    viewport.offsetRules = []
    guard offset != contentOffset else { return viewport.keep(by: keeper, after: updates) }
    viewport.scroll(
      to: offset,
      hasLaidOut: progress.hasLaidOut,
      keptBy: keeper,
      after: updates
    )
    pending.need(.boundsSet)
  }

  /// Scrolls as little as possible to show a rectangle, as `scrollRectToVisible(_:animated:)` does.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) throws(UIKitException) {
    try loadGeometryIfNeeded()
    let offset = offsetShowing(rect.y, to: rect.maxY, at: .none)
    try setContentOffset(offset, animated: animated)
  }

  package func tapStatusBar() throws(UIKitException) {
    let asked = [Callback.scrollViewShouldScrollToTop, .scrollViewDidScrollToTop]
    guard currentProperties.scrolling.scrollsToTop else {
      return closeGate(.scrollsToTop, keeps: asked, row: nil, rule: .statusBar)
    }
    let answer = try askFlag(.scrollViewShouldScrollToTop, .none, rule: .statusBar)
    guard answer ?? true else {
      let kept = Callback.scrollViewDidScrollToTop
      return closeGate(.shouldScrollToTop, keeps: kept, row: nil, rule: .statusBar)
    }
    let top = -currentProperties.contentInset.top
    guard contentOffset != top, isInWindow else {
      return try tell(.scrollViewDidScrollToTop, .none, rule: .statusBar)
    }
    scrolling.begin(
      .animation(
        ScrollAnimation(from: contentOffset, to: top),
        end: .scrollViewDidScrollToTop,
        rule: .statusBar
      )
    )
  }

  /// Sets the offset, and notifies the delegate if it changes.
  ///
  /// `keeper` is a rule that lets the offset stay beyond the ends. `reasons` are the rules that
  /// determine the offset.
  func moveContent(
    to offset: Double,
    rule: RuleID,
    keptBy keeper: RuleID? = nil,
    by reasons: [RuleID] = []
  ) throws(UIKitException) {
    guard offset != contentOffset else {
      // Content that stays beyond its ends is kept there by the rule that moved it.
      if let keeper { viewport.keep(by: keeper, after: updates) }
      return
    }
    viewport.scroll(
      to: offset,
      hasLaidOut: progress.hasLaidOut,
      keptBy: keeper,
      after: updates
    )
    viewport.offsetRules = reasons
    pending.need(.cellsAfterScroll)
    try tell(.scrollViewDidScroll, .none, rule: rule)
  }

  /// Returns the offset between the ends that shows a part of the content at a scroll position.
  func offsetShowing(_ top: Double, to bottom: Double, at position: ScrollPosition) -> Double {
    let inset = currentProperties.contentInset
    let height = size.height - inset.bottom
    let offset =
      switch position {
      case .top: top - inset.top
      case .bottom: bottom - height
      case .middle: (top + bottom) / 2 - (inset.top + height) / 2
      case .none where top < contentOffset + inset.top: top - inset.top
      case .none where bottom > contentOffset + height: min(top - inset.top, bottom - height)
      case .none: contentOffset
      }
    return offset == contentOffset ? offset : restingOffset(offset)
  }
}

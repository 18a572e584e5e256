/// Scrolling by code.
extension TableView {
  /// Moves the content, as setting `contentOffset` does.
  ///
  /// The offset is kept as it is, beyond the ends of the content too. An animation runs in
  /// ``runAnimation()``; outside a window there is none.
  public func setContentOffset(_ offset: Double, animated: Bool = false) throws(UIKitException) {
    scrolling.stopMotion()
    guard animated, isInWindow, offset != contentOffset else {
      try moveContent(to: offset, rule: .didScroll)
      guard profile.scrolling.motion.endsWithoutAnimation else { return }
      return try tell(.scrollViewDidEndScrollingAnimation, .none, rule: .scrollAnimation)
    }
    scrolling.begin(
      .animation(
        ScrollAnimation(from: contentOffset, to: offset),
        end: .scrollViewDidEndScrollingAnimation,
        rule: .scrollAnimation
      )
    )
  }

  /// Sets the origin of `bounds`: the content moves, and nobody is told.
  public func setBoundsOrigin(_ offset: Double) {
    scrolling.stopMotion()
    guard offset != contentOffset else { return }
    viewport.scroll(to: offset, hasLaidOut: progress.hasLaidOut)
    pending.need(.boundsSet)
  }

  /// `scrollRectToVisible(_:animated:)`: moves as little as shows a part of the content.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) throws(UIKitException) {
    try loadGeometryIfNeeded()
    let offset = offsetShowing(rect.y, to: rect.maxY, at: .none)
    try setContentOffset(offset, animated: animated)
  }

  /// A tap on the status bar.
  package func tapStatusBar() throws(UIKitException) {
    guard currentProperties.scrolling.scrollsToTop else { return }
    let answer = try askFlag(.scrollViewShouldScrollToTop, .none, rule: .statusBar)
    guard answer ?? true else { return }
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

  /// Sets the offset and tells the delegate, if it changes.
  func moveContent(to offset: Double, rule: RuleID) throws(UIKitException) {
    guard offset != contentOffset else { return }
    viewport.scroll(to: offset, hasLaidOut: progress.hasLaidOut)
    pending.need(.cellsAfterScroll)
    try tell(.scrollViewDidScroll, .none, rule: rule)
  }

  /// The offset that shows a stretch of the content at a position, within the ends.
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

/// Frames: what scrolls by itself moves on, sixty times a second.
extension TableView {
  /// Ends the animations of structural updates, then runs the frames of what moves by itself.
  package func runAnimation() throws(UIKitException) {
    try finishUpdates()
    guard let current = scrolling.motion else { return }
    sink.phase(.animation, rule: .scrollFrames)
    switch current {
    case .animation(var animation, let end, let rule):
      while scrolling.motion != nil, let offset = animation.next() {
        try showFrame(at: offset)
      }
      try endMotion(end, rule: rule)
    case .deceleration(var deceleration):
      let bounces = currentProperties.scrolling.bounces
      var isUntold = profile.scroll.decelerationStart == .afterFirstFrame
      while scrolling.motion != nil,
        let offset = deceleration.next(between: scrollRange, bounces: bounces)
      {
        try showFrame(at: offset)
        guard isUntold else { continue }
        isUntold = false
        try tell(.scrollViewWillBeginDecelerating, .none, rule: .deceleration)
      }
      scrolling.endDragging()
      try endMotion(.scrollViewDidEndDecelerating, rule: .deceleration)
    }
  }

  /// One frame: the content moves, its layout follows in the same frame.
  func showFrame(at offset: Double, rule: RuleID = .didScroll) throws(UIKitException) {
    try moveContent(to: offset, rule: rule)
    guard isInWindow, pending.needsLayout else { return }
    try layOut()
    try prepareRowAhead()
  }

  /// The offsets between which the content can rest.
  var scrollRange: ClosedRange<Double> {
    let lowest = -currentProperties.contentInset.top
    return lowest...max(lowest, restingOffset(.infinity))
  }

  /// Sends the end of a motion, unless a callback stopped it.
  private func endMotion(_ end: Callback, rule: RuleID) throws(UIKitException) {
    guard scrolling.motion != nil else { return }
    scrolling.stopMotion()
    try tell(end, .none, rule: rule)
  }
}

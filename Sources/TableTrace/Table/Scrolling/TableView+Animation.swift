/// Frames: what scrolls by itself moves on, sixty times a second.
extension TableView {
  /// Whether the content moves by itself.
  public var isScrolling: Bool { motion != nil }

  /// Whether structural updates are still animated.
  public var isUpdating: Bool { !updates.animations.isEmpty }

  /// Ends the animations of structural updates, then runs the frames of what moves by itself.
  public func runAnimation() throws(UIKitException) {
    try finishUpdates()
    guard let current = motion else { return }
    sink.phase(.animation, rule: .scrollFrames)
    switch current {
    case .animation(var animation, let end, let rule):
      while motion != nil, let offset = animation.next() {
        try showFrame(at: offset)
      }
      try finish(end, rule: rule)
    case .deceleration(var deceleration):
      let bounces = currentProperties.scrolling.bounces
      var isUntold = profile.scroll.decelerationStart == .afterFirstFrame
      while motion != nil, let offset = deceleration.next(between: scrollRange, bounces: bounces) {
        try showFrame(at: offset)
        guard isUntold else { continue }
        isUntold = false
        try tell(.scrollViewWillBeginDecelerating, .none, rule: .deceleration)
      }
      isDragging = false
      try finish(.scrollViewDidEndDecelerating, rule: .deceleration)
    }
  }

  /// One frame: the content moves, its layout follows in the same frame.
  func showFrame(at offset: Double, rule: RuleID = .didScroll) throws(UIKitException) {
    try moveContent(to: offset, rule: rule)
    guard isInWindow, needsLayout else { return }
    try layOut()
    try prepareRowAhead()
  }

  /// The offsets between which the content can rest.
  var scrollRange: ClosedRange<Double> {
    let lowest = -currentProperties.contentInset.top
    return lowest...max(lowest, restingOffset(.infinity))
  }

  /// Sends the end of a motion, unless a callback stopped it.
  private func finish(_ end: Callback, rule: RuleID) throws(UIKitException) {
    guard motion != nil else { return }
    motion = nil
    try tell(end, .none, rule: rule)
  }
}

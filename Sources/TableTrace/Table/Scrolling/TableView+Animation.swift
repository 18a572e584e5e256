/// Animation frames, sixty in a second.
extension TableView {
  /// Completes the animations of closing buttons and updates, then runs the frames of scrolling.
  package func runAnimation() throws(UIKitException) {
    try finishClosing()
    try finishUpdates()
    guard scrolling.motion != nil else { return }
    try prepareFirstRowAhead()
    guard var motion = scrolling.motion else { return }
    sink.phase(.animation, rule: .scrollFrames)
    sink.skippedCall(by: .scrollFrames)
    sink.entered(.scrollFrames)
    sink.entered(motion.rule)
    defer {
      sink.left()
      sink.left()
    }
    try runFrames(of: &motion)
    // Heights measured on the way may have made the content too short for the target.
    try bringContentBack(by: .contentGivesBack)
  }

  private func runFrames(of motion: inout ScrollMotion) throws(UIKitException) {
    var isUnreported =
      motion.isDeceleration && profile[ScrollRules.deceleration] == .afterFirstFrame
    let bounces = currentProperties.scrolling.bounces
    var hasEnded = false
    while scrolling.motion != nil, let frame = motion.next(between: scrollRange, bounces: bounces) {
      let end = motion.isDeceleration ? RuleID.decelerationEnd : .scrollEndBeforeLayout
      sink.entered(frame.isLast ? end : nil)
      defer { sink.left() }
      let keeper = frame.isLast ? motion.keeper : nil
      if frame.isLast, profile[ScrollRules.endBeforeLayout] {
        try moveContent(
          to: frame.offset,
          rule: motion.ruleOfFrames,
          keptBy: keeper,
          by: motion.offsetRules(of: frame)
        )
        hasEnded = true
        try endMotion(motion)
        try layOutFrame()
      } else {
        try showFrame(
          at: frame.offset,
          rule: motion.ruleOfFrames,
          keptBy: keeper,
          by: motion.offsetRules(of: frame)
        )
      }
      guard isUnreported else { continue }
      isUnreported = false
      try tell(.scrollViewWillBeginDecelerating, .none, rule: .deceleration)
    }
    if !hasEnded { try endMotion(motion) }
  }

  /// Shows a frame: the content moves, the layout follows, and then the next row is prepared.
  func showFrame(
    at offset: Double,
    rule: RuleID = .didScroll,
    keptBy keeper: RuleID? = nil,
    by reasons: [RuleID]
  ) throws(UIKitException) {
    try moveContent(to: offset, rule: rule, keptBy: keeper, by: reasons)
    if try layOutFrame() { try prepareRowAhead() }
    try afterFrame?()
  }

  /// Lays out a frame.
  ///
  /// - Returns: Whether a layout was necessary.
  @discardableResult
  private func layOutFrame() throws(UIKitException) -> Bool {
    guard isInWindow, pending.needsLayout else { return false }
    try layOut()
    return true
  }

  /// Calls the callbacks at the end of a movement, unless a callback stopped it.
  private func endMotion(_ motion: ScrollMotion) throws(UIKitException) {
    if motion.isDeceleration { scrolling.endDragging() }
    guard scrolling.motion != nil else { return }
    scrolling.stopMotion()
    switch motion {
    case .animation(_, let end, let rule): try tell(end, .none, rule: rule)
    case .deceleration: try tell(.scrollViewDidEndDecelerating, .none, rule: motion.rule)
    }
  }
}

extension TableView {
  /// The distance of a frame, in points, and the most frames of one drag.
  private static let fingerStep = 20.0
  private static let dragFrames = 600
  /// How much of the finger's movement the content follows beyond its ends, at first.
  private static let resistance = 0.55
  /// The highest velocity of the finger, in points per millisecond.
  package static let fastestVelocity = 20.0

  /// Drags the content by a distance and releases it with a velocity in points per millisecond.
  ///
  /// Positive values scroll down. ``runAnimation()`` runs the movement after the release.
  package func drag(by distance: Double, velocity: Double) throws(UIKitException) {
    let frames = max(1, min(Self.dragFrames, Int(min(abs(distance), 1e9) / Self.fingerStep)))
    try followFinger(through: (1...frames).map { distance * Double($0) / Double(frames) }, velocity)
  }

  /// Drags the content by the distance of each frame, and releases it.
  package func dragInFrames(by points: [Double], velocity: Double) throws(UIKitException) {
    var distance = 0.0
    let distances = points.map { point in
      distance += point
      return distance
    }
    try followFinger(through: distances, velocity)
  }

  /// Drags the content frame by frame to distances from its start, and releases it.
  private func followFinger(through distances: [Double], _ velocity: Double) throws(UIKitException)
  {
    guard try takeHold() else { return }
    sink.skippedCall(by: .scrollFrames)
    sink.entered(.scrollFrames)
    defer { sink.left() }
    let start = contentOffset
    for distance in distances {
      let offset = start + distance
      let reasons = [.scrollFrames] + rulesBeyondEnds(offset)
      try showFrame(at: followed(offset), rule: .drag, by: reasons)
      try pullRefreshControl()
    }
    try endDrag(velocity: velocity)
  }

  /// Drags the content by several moves in one run loop turn, with one layout, and releases it.
  package func dragInOneTurn(by moves: [Double], velocity: Double) throws(UIKitException) {
    guard try takeHold() else { return }
    var finger = contentOffset
    for move in moves {
      finger += move
      try moveContent(to: followed(finger), rule: .drag, by: rulesBeyondEnds(finger))
      try pullRefreshControl()
    }
    try endDrag(velocity: velocity)
  }

  /// Begins a drag, or returns false if the content does not scroll.
  private func takeHold() throws(UIKitException) -> Bool {
    guard currentProperties.scrolling.isScrollEnabled else {
      let kept = ScrollGates.dragged + [.scrollViewDidScroll] + ScrollGates.slowing
      closeGate(.scrollEnabled, keeps: kept, row: nil, rule: .drag)
      return false
    }
    try closeOpenRow()
    try loadGeometryIfNeeded()
    try takeTouch()
    scrolling.beginDragging()
    readyRefreshControl()
    try tell(.scrollViewWillBeginDragging, .none, rule: .drag)
    return true
  }

  private func endDrag(velocity lifted: Double) throws(UIKitException) {
    try holdRefreshControl()
    let velocity = min(max(lifted, -Self.fastestVelocity), Self.fastestVelocity)
    let rate = currentProperties.scrolling.decelerationRate
    let resting = Deceleration.restingOffset(from: contentOffset, velocity: velocity, rate: rate)
    let target = restingOffset(ScrollMotion.pixel(restingOffset(resting)))
    let ending = Arguments.targetOffset(
      velocity: Point(x: 0, y: velocity),
      target: Point(x: 0, y: target)
    )
    try tell(.scrollViewWillEndDragging, ending, rule: .scrollDragEnd)
    scrolling.lift()
    let overshoots = velocity != 0 && currentProperties.scrolling.bounces
    let decelerates = overshoots || target != contentOffset
    if !decelerates {
      scrolling.endDragging()
      closeGate(.decelerates, keeps: ScrollGates.slowing, row: nil, rule: .deceleration)
    }
    try tell(.scrollViewDidEndDragging, .flag(decelerates), rule: .scrollDragEnd)
    let hasInterrupted = scrolling.takeDecelerationEnd()
    if hasInterrupted, !decelerates {
      try tell(.scrollViewDidEndDecelerating, .none, rule: .secondDrag)
    }
    guard decelerates, scrolling.motion == nil else { return }
    try decelerate(velocity: velocity)
  }

  /// Starts the movement after a drag.
  func decelerate(velocity: Double) throws(UIKitException) {
    let rate = currentProperties.scrolling.decelerationRate
    scrolling.begin(
      .deceleration(Deceleration(offset: contentOffset, velocity: velocity, rate: rate))
    )
    if profile[ScrollRules.deceleration] == .beforeFirstFrame {
      try tell(.scrollViewWillBeginDecelerating, .none, rule: .deceleration)
    }
  }

  /// Returns how far the user must drag to pull the content beyond its end by so many points.
  ///
  /// Returns nil if it is impossible.
  package func fingerToPull(_ points: Double) -> Double? {
    guard currentProperties.scrolling.bounces, points < size.height else { return nil }
    return points / (size.height - points) * size.height / Self.resistance
  }

  /// Returns the rule for content beyond its ends, if the drag moves it there.
  private func rulesBeyondEnds(_ finger: Double) -> [RuleID] {
    scrollRange.contains(finger) ? [] : [.rubberBand]
  }

  /// Returns the content offset for a position of the finger.
  private func followed(_ finger: Double) -> Double {
    let ends = scrollRange
    let end = min(max(finger, ends.lowerBound), ends.upperBound)
    guard finger != end, currentProperties.scrolling.bounces, size.height > 0 else { return end }
    let pulled = abs(finger - end) * Self.resistance / size.height
    let moved = (1 - 1 / (pulled + 1)) * size.height
    return ScrollMotion.pixel(finger < end ? end - moved : end + moved)
  }
}

/// A finger on a row.
extension TableView {
  /// The finger touches a row, is lifted at once, and the row is selected if all allow it.
  package func tap(_ path: IndexPath?) throws(UIKitException) {
    guard fingers.touch == nil else { return }
    try touchDown(path)
    // What the callbacks of a beginning touch have queued does not wait for its end.
    try queuedWork?(.reloadLayout)
    try touchUp()
  }

  /// Taps a header or footer, where there is no row; whether its view gets the tap.
  ///
  /// A touch that closes an open row, or stops what moves, does nothing else.
  package func tapSectionEnd() throws(UIKitException) -> Bool {
    guard fingers.touch == nil else { return false }
    let reachesView = editing.openRow == nil && scrolling.motion == nil
    try tap(nil)
    return reachesView
  }

  /// A finger touches a row; nil is a place without one.
  ///
  /// A table follows one finger at a time: another one touches nothing.
  package func touchDown(_ path: IndexPath?) throws(UIKitException) {
    guard fingers.touch == nil else { return }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    var walk = GateWalk()
    if try closeRowByTouch() {
      walk.close(.noRowOpen)
    }
    if try stopMotion() {
      walk.close(.contentRests)
    }
    try beginTouch(followed[row], walk)
  }

  /// The finger is lifted from where it touched.
  package func touchUp() throws(UIKitException) {
    try liftFinger()
    try letContentBack()
  }

  private func liftFinger() throws(UIKitException) {
    guard let lifted = fingers.lift() else { return }
    defer { restoreDimmedRow() }
    if let row = fingers.highlightedRow {
      try unhighlight(row)
    }
    if lifted.isTracked {
      try queuedWork?(.selectionAfterTouch)
      // The selection follows the frame that is committed.
      if isInWindow { try layoutIfNeeded() }
    }
    guard var ended = fingers.takeEnded(), ended.isTracked else { return }
    if ended.row == nil { ended.walk.close(.rowExists) }
    guard let row = ended.row, !ended.walk.closed.contains(.touchNotCancelled) else {
      _ = reaches(.willSelectRowAt, ended.row, &ended.walk)
      return
    }
    try selectByTap(row, &ended.walk, by: ended.outlivesReload ? .selectionThroughReload : nil)
  }

  /// The touch is cancelled, as scrolling does it.
  package func cancelTouch() throws(UIKitException) {
    try takeTouch()
    try letContentBack()
  }

  func takeTouch() throws(UIKitException) {
    let unknown = IndexPath(section: Self.notFound, row: Self.notFound)
    try endTouch(
      by: .highlightCancelPath,
      telling: profile[TouchRules.cancelPath] ? unknown : nil
    )
  }

  /// Something takes the touch: the highlight goes, and nothing is selected.
  func endTouch(by rule: RuleID, telling told: IndexPath? = nil) throws(UIKitException) {
    guard var cancelled = fingers.cancel() else { return }
    guard let row = fingers.highlightedRow else { return }
    defer { restoreDimmedRow() }
    try unhighlight(row, telling: told, rule: rule)
    cancelled.walk.close(.touchNotCancelled)
    _ = reaches(.willSelectRowAt, row, &cancelled.walk)
  }

  /// A touch begins with some gates already known to be closed.
  func beginTouch(_ path: IndexPath?, _ walk: GateWalk) throws(UIKitException) {
    fingers.touch = Touch(row: path, walk: walk)
    var down = Touch(row: path, walk: walk)
    down.isTracked = try highlight(path, &down.walk)
    // A callback may have ended the touch, closed a gate of it by reloading the table, or given its
    // row another number.
    guard let current = fingers.touch else { return }
    down.row = current.row
    for gate in GateID.allCases where current.walk.closed.contains(gate) {
      down.walk.close(gate)
    }
    fingers.touch = down
  }

  /// Stops what moves by itself and sends its end, or false if nothing moved.
  func stopMotion() throws(UIKitException) -> Bool {
    guard let current = scrolling.motion else { return false }
    scrolling.stopMotion()
    // What the finger holds beyond an end stays there until it is lifted.
    viewport.keep(by: keeper(of: contentOffset, by: .touchWhileScrolling), after: updates)
    switch current {
    case .animation(_, let end, _):
      try tell(end, .none, rule: .touchWhileScrolling)
    case .deceleration:
      scrolling.endDragging()
      try tell(.scrollViewDidEndDecelerating, .none, rule: .touchWhileScrolling)
    }
    return true
  }

  /// No finger holds the content any more that one has stopped beyond an end: it bounces back.
  func letContentBack() throws(UIKitException) {
    guard viewport.keeper == .touchWhileScrolling, fingers.touch == nil else { return }
    viewport.keep(by: nil, after: updates)
    guard hasToComeBack(), isInWindow else { return }
    try decelerate(velocity: 0)
  }

  /// `NSNotFound` on the devices of iOS 6.
  private static let notFound = 2_147_483_647
}

extension TableView {
  /// Touches a row, lifts the finger at once, and selects the row if possible.
  package func tap(_ path: IndexPath?) throws(UIKitException) {
    guard fingers.touch == nil else { return }
    try touchDown(path)
    // Work that was queued while the touch began is done before the touch ends.
    try queuedWork?(.reloadLayout)
    try touchUp()
  }

  /// Taps a header or footer, outside of all rows, and returns whether its view receives the tap.
  ///
  /// It does not if the touch closes an open row or stops a movement.
  package func tapSectionEnd() throws(UIKitException) -> Bool {
    guard fingers.touch == nil else { return false }
    let reachesView = editing.openRow == nil && scrolling.motion == nil
    try tap(nil)
    return reachesView
  }

  /// Touches a row.
  ///
  /// Nil is a place outside of all rows. Only one touch is tracked at a time, so a second touch is
  /// ignored.
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

  /// Lifts the finger.
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
      // The pending layout runs before the selection.
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

  /// Cancels the touch, as scrolling does.
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

  /// Ends the touch without a selection, and removes the highlight.
  func endTouch(by rule: RuleID, telling told: IndexPath? = nil) throws(UIKitException) {
    guard var cancelled = fingers.cancel() else { return }
    guard let row = fingers.highlightedRow else { return }
    defer { restoreDimmedRow() }
    try unhighlight(row, telling: told, rule: rule)
    cancelled.walk.close(.touchNotCancelled)
    _ = reaches(.willSelectRowAt, row, &cancelled.walk)
  }

  /// Begins a touch for which some gates are already known to fail.
  func beginTouch(_ path: IndexPath?, _ walk: GateWalk) throws(UIKitException) {
    fingers.touch = Touch(row: path, walk: walk)
    var down = Touch(row: path, walk: walk)
    down.isTracked = try highlight(path, &down.walk)
    // A callback may have ended the touch, reloaded the table, or renumbered the row.
    guard let current = fingers.touch else { return }
    down.row = current.row
    for gate in GateID.allCases where current.walk.closed.contains(gate) {
      down.walk.close(gate)
    }
    fingers.touch = down
  }

  /// Stops a movement and reports its end, or returns false if nothing moved.
  func stopMotion() throws(UIKitException) -> Bool {
    guard let current = scrolling.motion else { return false }
    scrolling.stopMotion()
    // Content beyond an end stays there during the touch.
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

  /// Moves content back that a touch had stopped beyond an end.
  func letContentBack() throws(UIKitException) {
    guard viewport.keeper == .touchWhileScrolling, fingers.touch == nil else { return }
    viewport.keep(by: nil, after: updates)
    guard hasToComeBack(), isInWindow else { return }
    try decelerate(velocity: 0)
  }

  /// The value of `NSNotFound` on the devices of iOS 6.
  private static let notFound = 2_147_483_647
}

/// A finger on a row.
extension TableView {
  /// Whether a finger is on the table.
  public var isTouched: Bool { touch != nil }

  /// The finger comes down on a row, is lifted at once, and the row is selected if all allow it.
  public func tap(_ path: IndexPath?) throws(UIKitException) {
    guard touch == nil else { return }
    try touchDown(path)
    // What the callbacks of the finger that comes down have queued does not wait for its end.
    try queuedWork?(.reloadLayout)
    try touchUp()
  }

  /// A finger comes down on a row; nil is a place without one.
  ///
  /// A table follows one finger at a time: another one touches nothing.
  public func touchDown(_ path: IndexPath?) throws(UIKitException) {
    guard touch == nil else { return }
    var walk = GateWalk()
    if try closeRowByTouch() {
      walk.close(.noRowOpen)
    }
    if try stopMotion() {
      walk.close(.contentRests)
    }
    try beginTouch(path, walk)
  }

  /// The finger is lifted from where it came down.
  public func touchUp() throws(UIKitException) {
    guard let lifted = touch else { return }
    touch = nil
    // Until the row is selected, a callback or queued work may reload, delete it, or take the window.
    endedTouches.append(lifted)
    if let row = highlightedRow {
      try unhighlight(row)
    }
    if lifted.isTracked {
      try queuedWork?(.selectionAfterTouch)
    }
    guard var ended = endedTouches.popLast(), ended.isTracked else { return }
    if ended.row == nil { ended.walk.close(.rowExists) }
    guard let row = ended.row, !ended.walk.closed.contains(.touchNotCancelled) else {
      _ = reaches(.willSelectRowAt, ended.row, &ended.walk)
      return
    }
    try selectByTap(row, &ended.walk)
  }

  /// The touch is cancelled, as scrolling does it.
  public func cancelTouch() throws(UIKitException) {
    let unknown = IndexPath(section: Self.notFound, row: Self.notFound)
    try endTouch(
      by: .highlightCancelPath,
      telling: profile.touch.unhighlightsUnknownRow ? unknown : nil
    )
  }

  /// Something takes the touch: the highlight goes, and nothing is selected.
  func endTouch(by rule: RuleID, telling told: IndexPath? = nil) throws(UIKitException) {
    cancelEndedTouches()
    guard var cancelled = touch else { return }
    touch = nil
    guard let row = highlightedRow else { return }
    try unhighlight(row, telling: told, rule: rule)
    cancelled.walk.close(.touchNotCancelled)
    _ = reaches(.willSelectRowAt, row, &cancelled.walk)
  }

  /// The rows of lifted fingers are not selected any more.
  func cancelEndedTouches() {
    for place in endedTouches.indices {
      endedTouches[place].walk.close(.touchNotCancelled)
    }
  }

  /// A finger comes down with some gates already known to be closed.
  func beginTouch(_ path: IndexPath?, _ walk: GateWalk) throws(UIKitException) {
    touch = Touch(row: path, walk: walk)
    var down = Touch(row: path, walk: walk)
    down.isTracked = try highlight(path, &down.walk)
    // A callback may have ended the touch, or closed a gate of it, by reloading the table.
    guard let current = touch else { return }
    for gate in GateID.allCases where current.walk.closed.contains(gate) {
      down.walk.close(gate)
    }
    touch = down
  }

  /// Stops what moves by itself and sends its end; false if nothing moved.
  func stopMotion() throws(UIKitException) -> Bool {
    guard let current = motion else { return false }
    motion = nil
    switch current {
    case .animation(_, let end, _):
      try tell(end, .none, rule: .touchWhileScrolling)
    case .deceleration:
      isDragging = false
      try tell(.scrollViewDidEndDecelerating, .none, rule: .touchWhileScrolling)
    }
    return true
  }

  /// `NSNotFound` on the devices of iOS 6.
  private static let notFound = 2_147_483_647
}

/// Swipes on a row by the user.
extension TableView {
  /// Swipes a row to show the buttons at an edge.
  ///
  /// If a row is open, the swipe first affects that row, as any touch does.
  package func swipe(
    _ path: IndexPath,
    edge: SwipeEdge,
    distance: SwipeDistance
  ) throws(UIKitException) {
    let row = followed.follow(path)
    defer { followed.leave(row) }
    try endUnendedSwipe()
    if let open = editing.openRow {
      guard try closeBeforeSwipe(followed[row, default: path], edge, distance, open) else { return }
    }
    guard let swiped = followed[row], passesGates(swiped, edge, distance),
      let style = try askGate(row, edge), let buttons = try beginSwipe(row, edge, style)
    else { return }
    guard let path = followed[row] else { return try endSwipeUnopened(swiped) }
    let open = OpenRow(
      path: path,
      cell: cell(at: path),
      opener: .swipe(edge),
      buttons: buttons
    )
    editing.openRow = open
    pending.need(.swipeIsEditing)
    showOpening(of: open)
    try finishSwipe(open, distance)
  }

  /// Closes an open row before a swipe, and returns whether the swipe continues.
  private func closeBeforeSwipe(
    _ path: IndexPath,
    _ edge: SwipeEdge,
    _ distance: SwipeDistance,
    _ open: OpenRow
  ) throws(UIKitException) -> Bool {
    guard open.path == path, case .swipe(let openEdge) = open.opener else {
      try closeOpenRow(rule: .swipeSecondRow)
      return profile[SwipeEndRules.secondRow]
    }
    if openEdge == edge {
      if distance == .full { try finishSwipe(open, .full) }
      return false
    }
    // A swipe back only closes the row, if a swipe in that direction is possible.
    if profile[SwipeEndRules.opposite] || offersActions(at: edge) {
      try closeOpenRow()
    }
    return false
  }

  private func finishSwipe(_ open: OpenRow, _ distance: SwipeDistance) throws(UIKitException) {
    switch distance {
    case .partial:
      return
    case .full:
      guard profile[SwipeEndRules.full] else { return }
      try performFirstAction(of: open)
    case .cancelled:
      switch profile[SwipeEndRules.cancelled] {
      case .notRecognized, .ends:
        try end(open, rule: .swipeCancelled)
      case .endsWithNextTouch:
        editing.leaveUnended(open)
      }
    }
  }

  /// Performs the action next to the edge, after a full swipe.
  private func performFirstAction(of open: OpenRow) throws(UIKitException) {
    switch open.buttons {
    case .delete:
      try commitOpenRow(open)
    case .rowActions(let actions):
      guard let first = actions.first else { return }
      try handle(first, of: open, rule: .swipeFull)
    case .configuration(let configuration):
      guard configuration.performsFirstActionWithFullSwipe,
        let first = configuration.actions.first
      else { return }
      try handle(first, of: open, rule: .swipeFull)
    }
  }
}

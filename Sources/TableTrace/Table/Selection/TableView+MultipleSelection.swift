/// Selecting rows with two fingers.
extension TableView {
  /// Touches the first of some rows with two fingers, moves over the others, and lifts the fingers.
  package func selectWithTwoFingers(_ rows: [IndexPath]) throws(UIKitException) {
    let places = rows.map { followed.follow($0) }
    guard let begin = places.first else { return }
    defer { followed.leave(begin) }
    try endTouch(by: .touchCancelled)
    try letContentBack()
    guard let first = followed[begin] else { return }
    var walk = GateWalk()
    switch profile[InteractionRules.twoFingers] {
    case .none:
      return
    case .unasked:
      guard reaches(.shouldBeginMultipleSelectionInteractionAt, first, &walk) else { return }
    case .asked:
      guard try beginsMultipleSelection(first, &walk) else { return }
    }
    try enterEditMode()
    guard let first = followed[begin] else { return }
    try tell(.didBeginMultipleSelectionInteractionAt, .row(first), rule: .twoFingers)
    let selects = followed[begin].map { !selection.contains($0) } ?? true
    for place in places {
      guard let row = followed[place], content.contains(row), selection.contains(row) != selects
      else { continue }
      try reach(row, selects: selects)
    }
    try tell(.tableViewDidEndMultipleSelectionInteraction, .none, rule: .twoFingers)
  }

  private func beginsMultipleSelection(
    _ path: IndexPath,
    _ walk: inout GateWalk
  ) throws(UIKitException) -> Bool {
    let callback = Callback.shouldBeginMultipleSelectionInteractionAt
    guard reaches(callback, path, &walk) else { return false }
    let answer = try askFlag(callback, .row(path), rule: .twoFingers)
    if answer != true {
      walk.close(.shouldBeginMultiple)
    }
    return reaches(.didBeginMultipleSelectionInteractionAt, path, &walk)
  }

  /// Selects or deselects a row that the fingers reach, if it is not yet so.
  private func reach(_ path: IndexPath, selects: Bool) throws(UIKitException) {
    var walk = GateWalk()
    if selects {
      try selectByUser(path, &walk, by: .twoFingerRows)
    } else {
      try deselectByUser(path, &walk, times: 1, by: .twoFingerRows)
    }
  }

  private func enterEditMode() throws(UIKitException) {
    try setEditing(true, animated: true)
    editing.noteTwoFingers()
  }
}

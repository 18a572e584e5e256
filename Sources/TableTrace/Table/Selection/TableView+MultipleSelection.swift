/// Two fingers that select rows.
extension TableView {
  /// Two fingers come down on the first of some rows, move over the others, and are lifted.
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

  /// The fingers reach a row that is not yet as they want it.
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
  }
}

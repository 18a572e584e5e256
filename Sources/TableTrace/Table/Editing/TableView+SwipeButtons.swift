/// A swipe has passed its gates: the buttons are queried, the delegate is notified.
extension TableView {
  /// Begins the swipe in the order of the version, or nil when there are no buttons to show.
  func beginSwipe(
    _ row: FollowedRows.Place,
    _ edge: SwipeEdge,
    _ style: EditingStyle
  ) throws(UIKitException) -> OpenRow.Buttons? {
    try finishClosing()
    guard let path = followed[row] else { return nil }
    switch profile[SwipeRules.actions] {
    case .beforeWillBegin:
      guard let buttons = try askButtonsAtRecognition(path, edge, style),
        let path = followed[row]
      else { return nil }
      try tellBeginOfSwipe(path)
      skipCall(by: .swipeCellSetUp)
      return buttons
    case .afterCellSetUp:
      try tellBeginOfSwipe(path)
      try setUpSwipedCell(row)
      if let path = followed[row], let buttons = try askButtons(path, edge, style) {
        return buttons
      }
      // A row without actions moves a little and goes back.
      try endSwipeUnopened(followed[row, default: path])
      return nil
    }
  }

  /// A swipe that the delegate knows of ends before any button is shown.
  func endSwipeUnopened(_ path: IndexPath) throws(UIKitException) {
    editing.endSwipe()
    try tellEndOfSwipe(path, rule: .swipeDidEnd)
  }

  /// The table puts itself into editing for the one row.
  private func tellBeginOfSwipe(_ path: IndexPath) throws(UIKitException) {
    try tell(.willBeginEditingRowAt, .row(path), rule: .swipeBegin)
    editing.beginSwipe()
    try controllerSetsEditing?(true)
  }

  /// The cell is set up for editing, as those of all rows are in edit mode.
  private func setUpSwipedCell(_ row: FollowedRows.Place) throws(UIKitException) {
    let rule = RuleID.swipeCellSetUp
    guard let path = followed[row] else { return }
    try askWord(.accessoryTypeForRowWith, .row(path), rule: rule)
    guard let path = followed[row] else { return }
    try askFlag(.canEditRowAt, .row(path), rule: rule)
    guard let path = followed[row] else { return }
    _ = try askEditingStyle(path, rule: rule)
    guard let path = followed[row] else { return }
    _ = try askCanMove(path, rule: rule)
  }

  /// Returns the buttons queried as the gesture is recognised; a reload meanwhile leaves no row.
  private func askButtonsAtRecognition(
    _ path: IndexPath,
    _ edge: SwipeEdge,
    _ style: EditingStyle
  ) throws(UIKitException) -> OpenRow.Buttons? {
    editing.ask()
    let buttons = try askButtons(path, edge, style)
    if editing.asked() {
      guard profile[SwipeEndRules.reload] else { return nil }
      throw UIKitException.noOccurrence()
    }
    return buttons
  }

  /// Returns the buttons: a configuration outweighs row actions, these outweigh the delete button.
  private func askButtons(
    _ path: IndexPath,
    _ edge: SwipeEdge,
    _ style: EditingStyle
  ) throws(UIKitException) -> OpenRow.Buttons? {
    let rule = RuleID.swipeActions
    closeGate(
      .edgeUncovered,
      keeps: edge.opposite.configuration,
      row: path,
      rule: .swipeOtherEdge
    )
    if implements(edge.configuration) {
      closeGate(.noConfiguration, keeps: .editActionsForRowAt, row: path, rule: rule)
      if let configuration = try askActions(edge.configuration, path, rule: rule) {
        reportActions(at: path)
        let isEmpty = configuration.actions.isEmpty
        return isEmpty ? refuseToOpen(path) : .configuration(configuration)
      }
    } else if implements(.editActionsForRowAt),
      let actions = try askActions(.editActionsForRowAt, path, rule: rule)
    {
      reportActions(at: path)
      let isEmpty = actions.actions.isEmpty
      return isEmpty ? refuseToOpen(path) : .rowActions(actions.actions)
    }
    guard edge == .trailing, implements(.commitEditingStyle), style == .delete else {
      return refuseToOpen(path)
    }
    return .delete(title: try askDeleteTitle(path, rule: .swipeDeleteTitle))
  }

  /// A row without buttons does not open.
  private func refuseToOpen(_ path: IndexPath) -> OpenRow.Buttons? {
    // Where the actions are queried last, the delegate knows of the swipe already.
    guard case .beforeWillBegin = profile[SwipeRules.actions] else { return nil }
    let kept = [Callback.willBeginEditingRowAt, .didEndEditingRowAt]
    closeGate(.someAction, keeps: kept, row: path, rule: .swipeActions)
    return nil
  }

  /// Actions of the app's own keep the delete button and its callbacks away.
  func reportActions(at path: IndexPath) {
    let kept = [Callback.titleForDeleteConfirmationButtonForRowAt, .commitEditingStyle]
    closeGate(.noActions, keeps: kept, row: path, rule: .swipeActions)
  }
}

extension UIKitException {
  /// Returns the exception for a reload while the table queries the actions of a swipe.
  static func noOccurrence() -> UIKitException {
    UIKitException(
      reason: "No occurrence for index path (null)",
      rule: .swipeReload,
      arithmetic: ["the reload inside the callback has ended the swipe that was beginning"]
    )
  }
}

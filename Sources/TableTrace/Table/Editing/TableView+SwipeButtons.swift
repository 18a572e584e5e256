/// The part of a swipe after its gates hold: the buttons are queried and the delegate is notified.
extension TableView {
  /// Begins the swipe in the order of the version, or returns nil if there are no buttons.
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
      // A row without actions moves a little and returns.
      try endSwipeUnopened(followed[row, default: path])
      return nil
    }
  }

  /// Ends a swipe before any button is shown, after the delegate was notified of its beginning.
  func endSwipeUnopened(_ path: IndexPath) throws(UIKitException) {
    editing.endSwipe()
    try tellEndOfSwipe(path, rule: .swipeDidEnd)
  }

  /// Notifies the delegate and the view controller that editing of the swiped row begins.
  private func tellBeginOfSwipe(_ path: IndexPath) throws(UIKitException) {
    try tell(.willBeginEditingRowAt, .row(path), rule: .swipeBegin)
    editing.beginSwipe()
    try controllerSetsEditing?(true)
  }

  /// Prepares the cell for editing, as edit mode does for all rows.
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

  /// Queries the buttons when the gesture is recognized.
  ///
  /// A reload during the query leaves no row.
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

  /// Queries the buttons.
  ///
  /// A swipe configuration takes precedence over row actions, and these over the Delete button.
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

  /// Ends the swipe on a row without buttons.
  private func refuseToOpen(_ path: IndexPath) -> OpenRow.Buttons? {
    // If the actions are queried last, the delegate already knows of the swipe.
    guard case .beforeWillBegin = profile[SwipeRules.actions] else { return nil }
    let kept = [Callback.willBeginEditingRowAt, .didEndEditingRowAt]
    closeGate(.someAction, keeps: kept, row: path, rule: .swipeActions)
    return nil
  }

  /// Reports that the app's actions prevent the callbacks of the Delete button.
  func reportActions(at path: IndexPath) {
    let kept = [Callback.titleForDeleteConfirmationButtonForRowAt, .commitEditingStyle]
    closeGate(.noActions, keeps: kept, row: path, rule: .swipeActions)
  }
}

extension UIKitException {
  /// Returns the exception for a reload while the table queries the swipe actions.
  static func noOccurrence() -> UIKitException {
    UIKitException(
      reason: "No occurrence for index path (null)",
      rule: .swipeReload,
      arithmetic: ["the reload inside the callback has ended the swipe that was beginning"]
    )
  }
}

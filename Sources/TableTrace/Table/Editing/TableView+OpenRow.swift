/// The open row, which shows buttons: a tap on its buttons, and its closing.
extension TableView {
  /// The titles of the buttons behind the open row, or empty if no row is open.
  package var openButtons: [String] {
    editing.openRow?.buttons.titles ?? []
  }

  /// The edge of the open row, or nil if no row is open or the minus sign opened it.
  package var openEdge: SwipeEdge? {
    guard case .swipe(let edge)? = editing.openRow?.opener else { return nil }
    return edge
  }

  /// Whether a row is open, or a cancelled swipe ends only with the next touch.
  package var hasOpenRow: Bool { editing.openRow != nil || editing.unendedSwipe != nil }

  /// Whether the shown button confirms a deletion.
  package var confirmsDelete: Bool {
    guard case .delete? = editing.openRow?.buttons else { return false }
    return true
  }

  /// Taps the button with a title, if there is one.
  package func tapButton(_ title: String) throws(UIKitException) {
    guard let open = editing.openRow, open.buttons.titles.contains(title) else { return }
    switch open.buttons {
    case .delete:
      try commitOpenRow(open)
    case .rowActions(let actions):
      guard let action = actions.first(where: { $0.title == title }) else { return }
      try handle(action, of: open)
    case .configuration(let configuration):
      guard let action = configuration.actions.first(where: { $0.title == title }) else { return }
      try handle(action, of: open)
    }
  }

  /// Taps the button that confirms a deletion, if it is shown.
  package func confirmDelete() throws(UIKitException) {
    guard let open = editing.openRow, case .delete = open.buttons else { return }
    try commitOpenRow(open)
  }

  /// Closes the open row, as a touch elsewhere or scrolling does.
  ///
  /// During a handler or `commitEditingStyle`, the row closes after the call.
  package func closeOpenRow() throws(UIKitException) {
    try closeOpenRow(rule: .swipeDidEnd)
  }

  /// Closes the open row before the view controller runs its own `setEditing`.
  ///
  /// The view controller is not notified that the swipe ends.
  package func closeOpenRowBeforeControllerEdits() throws(UIKitException) {
    editing.keepFromController()
    try closeOpenRow(rule: .editingClosesSwipe)
  }

  /// Closes the open row and notifies the delegate, under a rule.
  func closeOpenRow(rule: RuleID) throws(UIKitException) {
    try endUnendedSwipe()
    guard let open = editing.openRow else { return }
    guard !open.isAtWork else {
      editing.openRow?.closesAfterwards = true
      return
    }
    if open.isSwipe, profile[SwipeEndRules.close], content.contains(open.path) {
      try askFlag(.canEditRowAt, .row(open.path), rule: .swipeClose)
    }
    // The callback may have reloaded the table, which closes the row.
    guard let open = editing.openRow else { return }
    try end(open, rule: rule)
  }

  /// Closes an open row at the beginning of a touch, and returns whether the touch does nothing
  /// else.
  func closeRowByTouch() throws(UIKitException) -> Bool {
    let isOpen = editing.openRow != nil
    try closeOpenRow()
    return isOpen
  }

  /// Removes the buttons after a reload, even while they are being queried.
  func dropOpenRow() throws(UIKitException) {
    editing.reload()
    guard let open = editing.openRow else { return }
    guard !open.isAtWork else {
      editing.openRow?.closesAfterwards = true
      return
    }
    try end(open)
  }

  /// Closes an open row that an update deleted, unless the app is still handling its action.
  func closeDeletedOpenRow() throws(UIKitException) {
    guard let open = editing.openRow, open.isGone, !open.isAtWork else { return }
    try end(open)
  }

  /// Commits a deletion after a full swipe or a tap on the Delete button, and then closes the row.
  func commitOpenRow(_ open: OpenRow) throws(UIKitException) {
    editing.openRow?.isAtWork = true
    try commit(.delete, open.path, rule: open.isSwipe ? .swipeCommit : .commit)
    try end(open, rule: .swipeCommit)
  }

  /// Runs the handler of an action.
  ///
  /// With a swipe configuration, the row closes when the completion handler is called.
  func handle(
    _ action: RowAction,
    of open: OpenRow,
    rule: RuleID = .swipeHandler
  ) throws(UIKitException) {
    let number = editing.handle(action)
    sink.phase(.handler, rule: rule)
    sink.entered(rule)
    defer { sink.left() }
    let row = followed.follow(open.path)
    defer { followed.leave(row) }
    let isDone = try action.handler(self, open.path) ?? editing.openRow?.completion
    editing.openRow?.isAtWork = false
    if case .configuration = open.buttons {
      if let isDone {
        editing.uncalledActions[number] = nil
        let path = followed[row, default: open.path]
        return try finishAction(action, of: open, at: path, isDone, rule: .swipeCompletion)
      }
    } else {
      editing.uncalledActions[number] = nil
    }
    let isGone = cell(at: followed[row, default: open.path]) != open.cell
    guard isGone || editing.openRow?.closesAfterwards == true else { return }
    try end(open)
  }

  /// Does what the completion handler of an action causes while the row is open.
  private func finishAction(
    _ action: RowAction,
    of open: OpenRow,
    at path: IndexPath,
    _ isDone: Bool,
    rule: RuleID
  ) throws(UIKitException) {
    sink.phase(.completion, rule: rule)
    if isDone, action.style == .destructive, profile[SwipeEndRules.destructiveCompletion] {
      editing.openRow?.isAtWork = true
      try commit(.delete, path, rule: .destructiveCompletion)
    }
    try end(open)
  }

  /// The number of the action whose handler ran last, or 0 if none ran.
  package var lastHandledAction: Int { editing.handledActions }

  /// Calls the completion handler of an action, during its handler or later.
  ///
  /// - Returns: Whether it had not been called before.
  package func callCompletion(
    ofAction number: Int,
    _ isDone: Bool
  ) throws(UIKitException) -> Bool {
    guard let action = editing.uncalledActions.removeValue(forKey: number) else { return false }
    guard let open = editing.openRow, open.handledAction == number else {
      sink.phase(.completion, rule: .swipeLateCompletion)
      return true
    }
    if open.isAtWork {
      editing.openRow?.completion = isDone
    } else {
      try finishAction(action, of: open, at: open.path, isDone, rule: .swipeLateCompletion)
    }
    return true
  }

  /// Calls `commitEditingStyle`, if it is implemented.
  func commit(_ style: EditingStyle, _ path: IndexPath, rule: RuleID) throws(UIKitException) {
    guard implements(.commitEditingStyle) else {
      let kept = Callback.commitEditingStyle
      return sink.closed(ClosedGate(.implemented, keeps: kept, row: path, rule: .skippedCallback))
    }
    try tell(.commitEditingStyle, .commit(style, path), rule: rule)
  }

  /// Closes a row and notifies the delegate that the swipe ended, under the rule that closes it.
  func end(_ open: OpenRow, rule: RuleID = .swipeDidEnd) throws(UIKitException) {
    let tellsController = editing.openRow?.tellsController ?? open.tellsController
    editing.openRow = nil
    showClosing(of: open)
    guard open.isSwipe else { return }
    editing.endSwipe()
    pending.need(.swipeClose)
    guard !isInWindow || !profile[SwipeEndRules.endAfterClosing] else {
      return editing.close(
        SwipeEnd(place: open.path, rule: rule, tellsController: tellsController)
      )
    }
    try tellEndOfSwipe(open.path, rule: rule, tellsController: tellsController)
    for _ in 1..<max(profile[SwipeEndRules.didEnd], 1) {
      try tellEndOfSwipe(open.path, rule: .swipeDidEnd, tellsController: tellsController)
    }
  }

  /// Notifies the delegate of the ends of swipes, after the buttons have closed.
  func finishClosing() throws(UIKitException) {
    guard editing.isClosing else { return }
    sink.phase(.animation, rule: .swipeEndAfterClosing)
    for end in editing.takeClosings() {
      // A view controller that is in edit mode by now stays in it.
      let tellsController = end.tellsController && editing.mode != .edit
      try tellEndOfSwipe(end.place, rule: end.rule, tellsController: tellsController)
    }
  }

  /// Calls `didEndEditingRowAt` with the path that the row had when it opened.
  func tellEndOfSwipe(
    _ path: IndexPath,
    rule: RuleID,
    tellsController: Bool = true
  ) throws(UIKitException) {
    try tell(.didEndEditingRowAt, .optionalRow(path), rule: rule)
    guard tellsController else { return }
    try controllerSetsEditing?(false)
  }

  /// Reports the end of a cancelled swipe at the next touch, which is a bug of iOS 8.
  func endUnendedSwipe() throws(UIKitException) {
    guard let swipe = editing.takeUnended() else { return }
    editing.endSwipe()
    showClosing(of: swipe)
    try tellEndOfSwipe(
      swipe.path,
      rule: .swipeCancelled,
      tellsController: swipe.tellsController
    )
  }
}

/// The row behind which buttons are shown: its buttons are tapped, or it closes.
extension TableView {
  /// The titles of the buttons that are shown behind a row, or empty while no row is open.
  package var openButtons: [String] {
    editing.openRow?.buttons.titles ?? []
  }

  /// The edge whose buttons are shown, or nil while no row is open, or if a minus control opened
  /// it.
  package var openEdge: SwipeEdge? {
    guard case .swipe(let edge)? = editing.openRow?.opener else { return nil }
    return edge
  }

  /// Whether a row is open, or a cancelled swipe waits for a touch to end it.
  package var hasOpenRow: Bool { editing.openRow != nil || editing.unendedSwipe != nil }

  /// Whether the button that is shown confirms a deletion.
  package var confirmsDelete: Bool {
    guard case .delete? = editing.openRow?.buttons else { return false }
    return true
  }

  /// Taps the button with a title; nothing happens when there is none.
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

  /// Taps the button that confirms a deletion; nothing happens when it is not shown.
  package func confirmDelete() throws(UIKitException) {
    guard let open = editing.openRow, case .delete = open.buttons else { return }
    try commitOpenRow(open)
  }

  /// Closes the row behind which buttons are shown, as a touch elsewhere or scrolling does.
  ///
  /// While the app is at work in a handler or in `commitEditingStyle`, the row closes afterwards.
  package func closeOpenRow() throws(UIKitException) {
    try closeOpenRow(rule: .swipeDidEnd)
  }

  /// Closes an open row before the controller runs its own `setEditing`.
  ///
  /// The controller is not notified of the end of the swipe.
  package func closeOpenRowBeforeControllerEdits() throws(UIKitException) {
    editing.keepFromController()
    try closeOpenRow(rule: .editingClosesSwipe)
  }

  /// Closes the open row; the delegate is notified of the end of a swipe under a rule.
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
    // A reload inside the callback has closed the row already.
    guard let open = editing.openRow else { return }
    try end(open, rule: rule)
  }

  /// A touch begins and closes an open row; returns whether that is all that it does.
  func closeRowByTouch() throws(UIKitException) -> Bool {
    let isOpen = editing.openRow != nil
    try closeOpenRow()
    return isOpen
  }

  /// A reload removes the buttons; a reload while they are queried leaves none.
  func dropOpenRow() throws(UIKitException) {
    editing.reload()
    guard let open = editing.openRow else { return }
    guard !open.isAtWork else {
      editing.openRow?.closesAfterwards = true
      return
    }
    try end(open)
  }

  /// An open row that an update has deleted closes, unless the app is still at work on it.
  func closeDeletedOpenRow() throws(UIKitException) {
    guard let open = editing.openRow, open.isGone, !open.isAtWork else { return }
    try end(open)
  }

  /// Full swipes and taps on the delete button commit the deletion; the row closes afterwards.
  func commitOpenRow(_ open: OpenRow) throws(UIKitException) {
    editing.openRow?.isAtWork = true
    try commit(.delete, open.path, rule: open.isSwipe ? .swipeCommit : .commit)
    try end(open, rule: .swipeCommit)
  }

  /// The handler of an action runs; what it hands to the completion handler closes the row.
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

  /// The completion handler of an action does what it does for a row that is open.
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

  /// The number of the action whose handler has run last, or 0 before any has.
  package var lastHandledAction: Int { editing.handledActions }

  /// The app calls the completion handler of an action, while its handler runs or later.
  ///
  /// - Returns: whether it was still to be called.
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

  /// Sends `commitEditingStyle`.
  func commit(_ style: EditingStyle, _ path: IndexPath, rule: RuleID) throws(UIKitException) {
    guard implements(.commitEditingStyle) else {
      let kept = Callback.commitEditingStyle
      return sink.closed(ClosedGate(.implemented, keeps: kept, row: path, rule: .skippedCallback))
    }
    try tell(.commitEditingStyle, .commit(style, path), rule: rule)
  }

  /// The buttons go; the end of a swipe is reported to the delegate, under the rule that closes it.
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

  /// The buttons that are closing have closed: the delegate is notified of the ends of their
  /// swipes.
  func finishClosing() throws(UIKitException) {
    guard editing.isClosing else { return }
    sink.phase(.animation, rule: .swipeEndAfterClosing)
    for end in editing.takeClosings() {
      // A controller in edit mode by now stays in it.
      let tellsController = end.tellsController && editing.mode != .edit
      try tellEndOfSwipe(end.place, rule: end.rule, tellsController: tellsController)
    }
  }

  /// `didEndEditingRowAt` with the path that the row had as it was opened.
  func tellEndOfSwipe(
    _ path: IndexPath,
    rule: RuleID,
    tellsController: Bool = true
  ) throws(UIKitException) {
    try tell(.didEndEditingRowAt, .optionalRow(path), rule: rule)
    guard tellsController else { return }
    try controllerSetsEditing?(false)
  }

  /// A cancelled swipe whose end was not reported, a bug of iOS 8, is reported with the next touch.
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

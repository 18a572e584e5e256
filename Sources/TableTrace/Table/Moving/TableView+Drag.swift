/// The beginning of a drag, with drag and drop of iOS 11.
extension TableView {
  /// Drags rows, or items from elsewhere, over the table, and drops them or cancels.
  package func dragAndDrop(_ gesture: DragGesture) throws(UIKitException) {
    let source: IndexPath? = if case .row(let path) = gesture.origin { path } else { nil }
    let row = followed.follow(source)
    defer { followed.leave(row) }
    try closeOpenRow()
    guard profile[DragRules.items], !moving.drag.isUnderWay else { return }
    defer { moving.drag = DragSession() }
    switch gesture.origin {
    case .row:
      guard let path = followed[row], try beginDrag(path) else { return }
      for added in gesture.added {
        try addToDrag(added)
      }
    case .elsewhere(let items):
      moving.begin(DragSession(lifting: [], items: items))
    }
    for place in gesture.places {
      try hover(over: place)
    }
    let isTaken = try finishDrag(isDropped: gesture.isDropped)
    guard case .row = gesture.origin else { return }
    if !isTaken {
      // The rows fly back, for which their previews are queried again.
      try askDragPreviews(rule: .dragEnd)
    }
    try tell(.dragSessionDidEnd, .session, rule: .dragEnd)
  }

  /// Lifts a row, and returns whether it has items to drag.
  private func beginDrag(_ path: IndexPath) throws(UIKitException) -> Bool {
    guard passesDragGates(path) else { return false }
    let others = selection.rows.filter { $0 != path }.sorted()
    let rows = selection.contains(path) ? [path] + others : [path]
    moving.begin(DragSession(lifting: rows, items: 0))
    while let row = moving.drag.liftNext() {
      let items = try askTexts(
        .itemsForBeginningDragSession,
        .sessionRow(row),
        rule: .dragItems
      )
      moving.drag.take(items: items?.count ?? 0)
    }
    guard !moving.drag.rows.isEmpty else {
      closeGate(.dragHasItems, keeps: Self.lifted, row: path, rule: .dragItems)
      return false
    }
    moving.drag.begin()
    try askDragPreviews(rule: .dragLift)
    try tell(.dragSessionWillBegin, .session, rule: .dragBegin)
    try askFlag(.dragSessionAllowsMoveOperation, .session, rule: .dragRestrictions)
    try askFlag(
      .dragSessionIsRestrictedToDraggingApplication,
      .session,
      rule: .dragRestrictions
    )
    return true
  }

  /// Queries the previews of all dragged rows that still exist.
  private func askDragPreviews(rule: RuleID) throws(UIKitException) {
    for ordinal in moving.drag.rows.indices {
      guard let row = moving.drag.row(ordinal) else { continue }
      try askPreview(.dragPreviewParametersForRowAt, row, rule: rule)
    }
  }

  private func passesDragGates(_ path: IndexPath) -> Bool {
    let gate: GateID? =
      if !currentProperties.dragInteractionEnabled {
        .dragInteraction
      } else if cell(at: path) == nil {
        .rowVisible
      } else {
        nil
      }
    if let gate {
      let kept = [.itemsForBeginningDragSession] + Self.lifted
      closeGate(gate, keeps: kept, row: path, rule: .dragInteractionEnabled)
      return false
    }
    guard implements(.itemsForBeginningDragSession) else {
      closeGate(.dragHasItems, keeps: Self.lifted, row: path, rule: .dragItems)
      return false
    }
    return true
  }

  /// The callbacks that are called only if a row is lifted.
  private static let lifted: [Callback] =
    [
      .dragPreviewParametersForRowAt, .dragSessionWillBegin, .dragSessionAllowsMoveOperation,
      .dragSessionIsRestrictedToDraggingApplication, .itemsForAddingToDragSession,
      .dragSessionDidEnd,
    ] + landed

  /// Adds a row to the drag, which the user taps during the drag.
  private func addToDrag(_ path: IndexPath) throws(UIKitException) {
    guard content.contains(path), cell(at: path) != nil else {
      let kept = Callback.itemsForAddingToDragSession
      return closeGate(.rowVisible, keeps: kept, row: path, rule: .dragAdding)
    }
    let centre = Point(x: size.width / 2, y: (content.top(of: path) + content.bottom(of: path)) / 2)
    let ordinal = moving.drag.rows.count
    moving.drag.lift(path)
    let items = try askTexts(
      .itemsForAddingToDragSession,
      .sessionRowPoint(path, centre),
      rule: .dragAdding
    )
    moving.drag.take(items: items?.count ?? 0)
    guard let row = moving.drag.row(ordinal) else { return }
    try askPreview(.dragPreviewParametersForRowAt, row, rule: .dragAdding)
  }

  func askPreview(
    _ callback: Callback,
    _ path: IndexPath,
    rule: RuleID
  ) throws(UIKitException) {
    try askWord(callback, .row(path), rule: rule)
  }
}

/// A row is lifted with the drag interaction of iOS 11.
extension TableView {
  /// A finger drags rows, or items from elsewhere, over the table and lets them go.
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
      // The rows fly back, which takes their previews once more.
      try askDragPreviews(rule: .dragEnd)
    }
    try tell(.dragSessionDidEnd, .session, rule: .dragEnd)
  }

  /// Lifts a row; the answer is whether anything can be dragged there.
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
    try askFlag(.dragSessionAllowsMoveOperation, .session, rule: .dragBegin)
    try askFlag(.dragSessionIsRestrictedToDraggingApplication, .session, rule: .dragBegin)
    return true
  }

  /// The looks of all dragged rows that the table still has.
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

  /// The callbacks that are not called if nothing is lifted: the beginning and the end of a drag.
  private static let lifted: [Callback] =
    [
      .dragPreviewParametersForRowAt, .dragSessionWillBegin, .dragSessionAllowsMoveOperation,
      .dragSessionIsRestrictedToDraggingApplication, .itemsForAddingToDragSession,
      .dragSessionDidEnd,
    ] + landed

  /// A tap on another row during the drag.
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

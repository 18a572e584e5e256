/// A row is lifted with the drag interaction of iOS 11.
extension TableView {
  /// A finger drags rows, or items from elsewhere, over the table and lets them go.
  public func dragAndDrop(_ gesture: DragGesture) throws(UIKitException) {
    try closeOpenRow()
    guard profile.drag.isKnown else { return }
    droppedRows = []
    var state = DropState()
    switch gesture.origin {
    case .row(let path):
      guard let begun = try beginDrag(path) else { return }
      state = begun
      for row in gesture.added {
        try add(row, to: &state)
      }
    case .elsewhere(let items):
      state.items = items
    }
    for place in gesture.places {
      try hover(over: place, &state)
    }
    let isTaken = try finish(&state, isDropped: gesture.isDropped)
    guard case .row = gesture.origin else { return }
    if !isTaken {
      // The rows fly back, which takes their previews once more.
      for row in state.rows {
        try askPreview(.dragPreviewParametersForRowAt, row, rule: .dragEnd)
      }
    }
    try tell(.dragSessionDidEnd, .session, rule: .dragEnd)
  }

  /// Lifts a row; nil when nothing can be dragged there.
  private func beginDrag(_ path: IndexPath) throws(UIKitException) -> DropState? {
    guard passesDragGates(path) else { return nil }
    var state = DropState()
    let others = selectedRows.filter { $0 != path }.sorted()
    let rows = selectedRows.contains(path) ? [path] + others : [path]
    for row in rows {
      let items = try askTexts(
        .itemsForBeginningDragSession,
        .sessionRow(row),
        rule: .dragItems
      )
      guard let items, !items.isEmpty else { continue }
      state.rows.append(row)
      state.items += items.count
    }
    guard !state.rows.isEmpty else {
      shutDrag(.dragHasItems, path, [.dragSessionWillBegin], .dragItems)
      return nil
    }
    for row in state.rows {
      try askPreview(.dragPreviewParametersForRowAt, row, rule: .dragLift)
    }
    try tell(.dragSessionWillBegin, .session, rule: .dragBegin)
    try askFlag(.dragSessionAllowsMoveOperation, .session, rule: .dragBegin)
    try askFlag(.dragSessionIsRestrictedToDraggingApplication, .session, rule: .dragBegin)
    return state
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
      let first = [Callback.itemsForBeginningDragSession, .dragSessionWillBegin]
      shutDrag(gate, path, first, .dragInteractionEnabled)
      return false
    }
    guard implements(.itemsForBeginningDragSession) else {
      shutDrag(.dragHasItems, path, [.dragSessionWillBegin], .dragItems)
      return false
    }
    return true
  }

  /// Reports a gate that keeps a drag from beginning, and so from its end.
  private func shutDrag(_ gate: GateID, _ path: IndexPath, _ first: [Callback], _ rule: RuleID) {
    for callback in first + [.moveRowAt, .performDrop] {
      closeGate(gate, keeps: callback, row: path, rule: rule)
    }
  }

  /// A tap on another row while the drag goes on.
  private func add(_ path: IndexPath, to state: inout DropState) throws(UIKitException) {
    guard contains(path), cell(at: path) != nil else { return }
    let centre = Point(x: size.width / 2, y: (top(of: path) + bottom(of: path)) / 2)
    let items = try askTexts(
      .itemsForAddingToDragSession,
      .sessionRowPoint(path, centre),
      rule: .dragAdding
    )
    guard let items, !items.isEmpty else { return }
    state.rows.append(path)
    state.items += items.count
    try askPreview(.dragPreviewParametersForRowAt, path, rule: .dragAdding)
  }

  func askPreview(
    _ callback: Callback,
    _ path: IndexPath,
    rule: RuleID
  ) throws(UIKitException) {
    try askWord(callback, .row(path), rule: rule)
  }
}

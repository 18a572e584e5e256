import TableTrace

/// Runs steps about edit mode, swipes, controls, reordering, and drag and drop.
extension ScenarioRun {
  func edit(_ edit: EditStep, _ step: ScenarioStep, for call: Call?) throws(UIKitException) {
    switch edit {
    case .setEditing(let editing, let isAnimated, let receiver):
      switch receiver ?? (ownsTable ? .controller : .table) {
      case .controller: try controllerSetsEditing(editing, isAnimated: isAnimated, step)
      case .table: try table.setEditing(editing, animated: isAnimated)
      }
    case .callCompletionHandler(let isDone):
      let number = captured?.action ?? table.lastHandledAction
      guard try !table.callCompletion(ofAction: number, isDone) else { return }
      fail(
        step,
        expected: "an action with a pending completion handler",
        found: number == 0 ? "no action that was performed" : "a handler that was already called"
      )
    case .dropToRow, .insertPlaceholder, .commitInsertion, .deletePlaceholder:
      try land(edit, step, for: call)
    case .swipe, .tapAction, .closeSwipe, .tapDeleteControl, .tapInsertControl, .confirmDelete,
      .reorder, .dragAndDrop:
      guard try canUseFinger(step) else { return }
      try useFinger(edit, step, for: call)
    }
  }

  private func useFinger(
    _ edit: EditStep,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    switch edit {
    case .swipe(let row, let edge, let distance):
      try table.swipe(visible(row, step, for: call), edge: edge, distance: distance)
    case .tapAction(let title):
      try tapAction(title, step)
    case .closeSwipe:
      guard table.hasOpenRow else {
        return fail(step, expected: "an open row", found: "none")
      }
      try table.closeOpenRow()
    case .tapDeleteControl(let row):
      try table.tapDeleteControl(at: control(.delete, of: row, step, for: call))
    case .tapInsertControl(let row):
      try table.tapInsertControl(at: control(.insert, of: row, step, for: call))
    case .confirmDelete:
      try confirmDelete(step)
    case .reorder(let row, let places, let isDropped):
      let places = try places.paths(in: call)
      try table.reorder(from: visible(row, step, for: call), over: places, isDropped: isDropped)
    case .dragAndDrop(let drag):
      try dragAndDrop(drag, step, for: call)
    case .setEditing, .callCompletionHandler, .dropToRow, .insertPlaceholder, .commitInsertion,
      .deletePlaceholder:
      return
    }
  }

  private var ownsTable: Bool { scenario.host.owner == .tableViewController }

  /// Calls the controller's method, in which a table view controller calls its table.
  private func controllerSetsEditing(
    _ editing: Bool,
    isAnimated: Bool,
    _ step: ScenarioStep
  ) throws(UIKitException) {
    guard ownsTable || scenario.controller[.setEditing] != nil else {
      return fail(
        step,
        expected: "'controller: {setEditing: }' in the scenario",
        found: "a controller without setEditing, so the table does not change"
      )
    }
    if ownsTable { try table.closeOpenRowBeforeControllerEdits() }
    try run(
      .setEditing,
      .words(["\(editing)", "\(isAnimated)"]),
      rule: .controllerSetEditing
    ) { () throws(UIKitException) in
      if ownsTable { try table.setEditing(editing, animated: isAnimated) }
    }
  }

  /// Returns a row whose visible edit control is tapped.
  private func control(
    _ style: EditingStyle,
    of row: IndexPathExpression,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) -> IndexPath {
    let path = try visible(row, step, for: call)
    guard let gate = table.gateOfControl(style, at: path), gate != .rowVisible else { return path }
    let word = style == .insert ? "plus" : "minus"
    fail(
      step,
      expected: "a \(word) control at \(path)",
      found: "none (needed: \(gate.sentence))"
    )
    return path
  }

  private func tapAction(_ title: String, _ step: ScenarioStep) throws(UIKitException) {
    let shown = table.openButtons
    guard shown.contains(title) else {
      let found = shown.isEmpty ? "no row shows its buttons" : TraceFormat.list(shown)
      return fail(step, expected: "a visible button '\(title)'", found: found)
    }
    try table.tapButton(title)
  }

  private func confirmDelete(_ step: ScenarioStep) throws(UIKitException) {
    guard table.confirmsDelete else {
      let shown = table.openButtons
      let found = shown.isEmpty ? "no row shows its buttons" : TraceFormat.list(shown)
      return fail(step, expected: "a button that confirms a deletion", found: found)
    }
    try table.confirmDelete()
  }

  private func dragAndDrop(
    _ drag: DragStep,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    let origin: DragGesture.Origin
    switch drag.origin {
    case .items(let items):
      origin = .elsewhere(items: items.count)
    case .row(let row):
      origin = .row(try visible(row, step, for: call))
    }
    let places = try drag.places.map { place throws(UIKitException) -> DragGesture.Place in
      switch place {
      case .row(let row): .row(try row.path(in: call))
      case .empty: .empty
      case .outside: .outside
      }
    }
    let added = try drag.added.paths(in: call)
    try table.dragAndDrop(
      DragGesture(from: origin, adding: added, over: places, isDropped: drag.isDropped)
    )
  }

  /// Runs the app's code for dropped items.
  private func land(
    _ edit: EditStep,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    switch edit {
    case .dropToRow(let rows):
      for row in try rows.paths(in: call) { table.dropItem(toRowAt: row) }
    case .insertPlaceholder(let row):
      table.insertPlaceholder(at: try row.path(in: call))
    case .commitInsertion(let change):
      guard table.hasPlaceholder else { return failWithoutPlaceholder(step) }
      try commitInsertion(change, step, for: call)
    case .deletePlaceholder:
      guard table.hasPlaceholder else { return failWithoutPlaceholder(step) }
      table.deletePlaceholder()
    case .setEditing, .callCompletionHandler, .swipe, .tapAction, .closeSwipe, .tapDeleteControl,
      .tapInsertControl,
      .confirmDelete, .reorder, .dragAndDrop:
      return
    }
  }

  /// Changes the model, which must be at the table's index path.
  private func commitInsertion(
    _ change: ModelChange,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    let isCommitted = try table.commitInsertion { place throws(UIKitException) in
      if case .insert(let insertions) = change, let first = try insertions.first?.at.path(in: call),
        first != place
      {
        fail(
          step,
          expected: "the item at \(place), where its placeholder is now",
          found: "\(first) (the table still shows its row at \(place))"
        )
      }
      try apply(change, for: call)
    }
    guard !isCommitted else { return }
    // A committed insertion is visible in the trace. Otherwise, only the answer shows the result.
    sink.queried(Query(name: "commitInsertion", argument: nil, rule: .dropPlaceholderEnd))
    sink.returned(.flag(false))
  }

  private func failWithoutPlaceholder(_ step: ScenarioStep) {
    fail(step, expected: "a placeholder row", found: "none")
  }
}

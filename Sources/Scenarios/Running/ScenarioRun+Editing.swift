import TableTrace

/// Edit mode, swipes, controls, reordering, drag and drop.
extension ScenarioRun {
  func edit(_ edit: EditStep, _ step: ScenarioStep, for call: Call?) throws(UIKitException) {
    switch edit {
    case .setEditing(let editing, let isAnimated):
      try setEditing(editing, isAnimated: isAnimated)
    case .swipe(let row, let edge, let distance):
      let path = row.path(in: call)
      expectVisible(path, step)
      try table.swipe(path, edge: edge, distance: distance)
    case .tapAction(let title):
      try tapAction(title, step)
    case .closeSwipe:
      try table.closeOpenRow()
    case .tapDeleteControl(let row):
      let path = row.path(in: call)
      expectVisible(path, step)
      try table.tapDeleteControl(at: path)
    case .tapInsertControl(let row):
      let path = row.path(in: call)
      expectVisible(path, step)
      try table.tapInsertControl(at: path)
    case .confirmDelete:
      try confirmDelete(step)
    case .reorder(let row, let places, let isDropped):
      let path = row.path(in: call)
      expectVisible(path, step)
      let places = places.map { $0.path(in: call) }
      try table.reorder(from: path, over: places, isDropped: isDropped)
    case .dragAndDrop(let drag):
      try dragAndDrop(drag, step, for: call)
    case .dropToRow, .insertPlaceholder, .commitInsertion, .deletePlaceholder:
      try land(edit, step, for: call)
    }
  }

  /// The controller's own method comes first, where the scenario lists it.
  func setEditing(_ editing: Bool, isAnimated: Bool) throws(UIKitException) {
    try run(
      .setEditing,
      .words(["\(editing)", "\(isAnimated)"]),
      rule: .controllerSetEditing
    )
    try table.setEditing(editing, animated: isAnimated)
  }

  /// A finger reaches only what is on screen.
  private func expectVisible(_ path: IndexPath, _ step: ScenarioStep) {
    let shown = table.displayedIndexPaths
    guard !shown.contains(path) else { return }
    let found = shown.isEmpty ? "no row" : shown.map(\.description).joined(separator: ", ")
    fail(step, expected: "row \(path) on screen", found: found)
  }

  private func tapAction(_ title: String, _ step: ScenarioStep) throws(UIKitException) {
    let shown = table.openButtons
    guard shown.contains(title) else {
      let found = shown.isEmpty ? "no row is open" : TraceFormat.list(shown)
      return fail(step, expected: "a button '\(title)' behind the open row", found: found)
    }
    try table.tapButton(title)
  }

  private func confirmDelete(_ step: ScenarioStep) throws(UIKitException) {
    guard table.asksToConfirmDelete else {
      let shown = table.openButtons
      let found = shown.isEmpty ? "no row is open" : TraceFormat.list(shown)
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
      let path = row.path(in: call)
      expectVisible(path, step)
      origin = .row(path)
    }
    let places = drag.places.map { place -> DragGesture.Place in
      switch place {
      case .row(let row): .row(row.path(in: call))
      case .empty: .empty
      case .outside: .outside
      }
    }
    let added = drag.added.map { $0.path(in: call) }
    try table.dragAndDrop(
      DragGesture(from: origin, adding: added, over: places, isDropped: drag.isDropped)
    )
  }

  /// What the app does with dropped items.
  private func land(
    _ edit: EditStep,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    switch edit {
    case .dropToRow(let rows):
      for row in rows { table.dropItem(toRowAt: row.path(in: call)) }
    case .insertPlaceholder(let row):
      table.insertPlaceholder(at: row.path(in: call))
    case .commitInsertion(let change):
      guard table.hasPlaceholder else { return failWithoutPlaceholder(step) }
      try apply(change, for: call)
      try table.commitInsertion()
    case .deletePlaceholder:
      guard table.hasPlaceholder else { return failWithoutPlaceholder(step) }
      table.deletePlaceholder()
    case .setEditing, .swipe, .tapAction, .closeSwipe, .tapDeleteControl, .tapInsertControl,
      .confirmDelete, .reorder, .dragAndDrop:
      return
    }
  }

  private func failWithoutPlaceholder(_ step: ScenarioStep) {
    fail(step, expected: "a placeholder row", found: "none")
  }
}

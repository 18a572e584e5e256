import TableTrace

/// Explains why a step called nothing and changed nothing.
struct IdleStep {
  private let step: ScenarioStep
  /// The condition that failed in the step, or nil.
  private let gate: ClosedGate?
  /// The state of the table, which is the same before and after the step.
  private let state: TableState
  private let run: ScenarioRun

  init(_ step: ScenarioStep, gate: ClosedGate?, state: TableState, in run: ScenarioRun) {
    self.step = step
    self.gate = gate
    self.state = state
    self.run = run
  }

  /// The reason why the step has no effect, without a full stop.
  var reason: String {
    reason(of: step.action) ?? gateSentence ?? "no method is called and nothing changes"
  }

  /// The failed condition as a sentence, without a full stop.
  private var gateSentence: String? {
    gate.map { "this condition fails: \($0.gate.sentence.dropLast())" }
  }

  private var table: TableView { run.table }

  private var offset: String { TraceFormat.number(table.contentOffset) }

  /// The reason, if the table's state shows it.
  private func reason(of action: ScenarioStep.Action) -> String? {
    switch action {
    case .touch(let touch): reason(of: touch)
    case .edit(let edit): reason(of: edit)
    case .finger(let finger): reason(of: finger)
    case .scroll(let scroll): reason(of: scroll)
    case .edge(let edge): reason(of: edge)
    case .update(let update): reason(of: update)
    case .cell(let cell): reason(of: cell)
    case .setBoundsOrigin: "the content offset is already \(offset)"
    case .reloadData:
      table.dataSource == nil ? "the table has no data source" : nil
    case .reloadSectionIndexTitles:
      table.dataSource == nil
        ? "the table has no data source" : "the data source gives no section index titles"
    case .set(let settings): reason(of: settings)
    case .setInsets: "the content inset is already the same"
    case .resize: "the bounds already have this size"
    case .addToWindow: "the table is already in a window"
    case .removeFromSuperview: "the table is not in a window"
    case .setDataSource: "the table already has no data source"
    case .setDelegate: "the table already has no delegate"
    case .layoutIfNeeded: "no layout is pending"
    case .runLoop, .wait: "nothing is pending"
    case .memoryWarning: "the reuse queues are empty"
    case .cancel: "nothing is waiting for these rows"
    case .state(let word): "the state is already '\(word)'"
    case .model: "the model is already the same"
    case .load, .appear, .disappear, .layout, .rotate, .register, .query, .turn, .note, .expect: nil
    }
  }

  private func reason(of settings: [TableProperty]) -> String {
    let newer = settings.first { setting in
      PropertyTable.named(setting.name).map { !$0.isAvailable(on: run.version) } ?? false
    }
    if let newer { return "\(run.version) has no \(newer.name)" }
    return settings.allSatisfy { PropertyTable.looks.contains($0.name) }
      ? "this changes only how the table looks" : "the properties already have these values"
  }

  private func reason(of edit: EditStep) -> String? {
    switch edit {
    case .setEditing(let editing, _, _):
      "the table is \(editing ? "already" : "not") in edit mode"
    case .swipe(.fixed(let row), let edge, let distance) where state.openRow == row:
      if table.openEdge != edge {
        "\(row) is open, and it has no actions at its \(edge.rawValue) edge"
      } else if distance == .full {
        "\(row) is already open, and a full swipe performs no action here"
      } else {
        "\(row) is already open"
      }
    case .swipe(_, let edge, let distance):
      gate == nil ? reason(ofSwipeAt: edge, distance) : nil
    case .tapDeleteControl(.fixed(let row)):
      state.openRow == row ? "\(row) is already open" : nil
    case .dragAndDrop(let drag): reason(of: drag)
    case .dropToRow: "no dropped item is on its way"
    case .callCompletionHandler, .insertPlaceholder, .commitInsertion, .deletePlaceholder,
      .tapAction, .closeSwipe, .tapDeleteControl, .tapInsertControl, .confirmDelete, .reorder:
      nil
    }
  }

  /// The reason, if no condition has failed.
  private func reason(ofSwipeAt edge: SwipeEdge, _ distance: SwipeDistance) -> String? {
    let needed: Set<Callback> =
      switch edge {
      case .leading: [.leadingSwipeActionsConfigurationForRowAt]
      case .trailing:
        [
          .commitEditingStyle, .trailingSwipeActionsConfigurationForRowAt, .editActionsForRowAt,
        ]
      }
    if needed.isDisjoint(with: run.scenario.callbacks) {
      return edge == .leading
        ? "no leading swipe actions are implemented"
        : "neither commitEditingStyle nor swipe actions are implemented"
    }
    return distance == .cancelled ? "the swipe is cancelled, so the row closes again" : nil
  }

  private func reason(of drag: DragStep) -> String? {
    switch drag.origin {
    case .row: table.dragDelegate == nil ? "the table has no drag delegate" : nil
    case .items: table.dropDelegate == nil ? "the table has no drop delegate" : nil
    }
  }

  private func reason(of finger: FingerStep) -> String? {
    guard gate == nil else { return nil }
    return switch finger {
    case .tapStatusBar:
      if !table.properties.scrolling.isScrollEnabled {
        "isScrollEnabled is false"
      } else if !table.properties.scrolling.scrollsToTop {
        "scrollsToTop is false"
      } else {
        "the content is already at its top"
      }
    case .drag, .dragInFrames, .dragInOneTurn:
      table.properties.scrolling.isScrollEnabled
        ? "the content offset stays \(offset)" : "isScrollEnabled is false"
    case .index: "the content offset stays \(offset)"
    }
  }

  private func reason(of scroll: ScrollStep) -> String {
    if case .nearestSelectedRow = scroll.target, state.selectedRows.count == 0 {
      return "no row is selected"
    }
    return "the content offset is already \(offset)"
  }

  private func reason(of touch: TouchStep) -> String? {
    switch touch {
    case .deselectRow(.fixed(let row), _): "\(row) is not selected"
    case .selectRow(nil, _, _): "no row is selected"
    case .selectRow(.fixed(let row), _, _):
      table.selectedRows.contains(row) ? "\(row) is already selected" : nil
    case .tap(.row(.fixed(let row))), .tapAccessory(.fixed(let row)): reason(ofTapOn: row)
    case .tap(.point(let point)):
      switch table.touchTarget(at: point) {
      case .background: "there is no row at this point"
      case .row(let row): reason(ofTapOn: row)
      case .accessory, .header, .footer, .outside: nil
      }
    case .longPress(.fixed(let row), _):
      !isSelectionRefused && table.selectedRows.contains(row)
        ? "no menu opens, and \(row) is already selected" : nil
    case .tapEnd(_, _, let steps):
      steps.isEmpty ? "no method is called for it, so describe the app's handler in 'do'" : nil
    case .focus(.row(.fixed(let row))): state.focusedRow == row ? "\(row) already has focus" : nil
    case .focus(.choice):
      state.focusedRow != nil && gate == nil ? "the chosen row already has focus" : nil
    case .focus(.none): state.focusedRow == nil ? "no row has focus" : nil
    case .tap, .touchDown, .touchUp, .touchCancel, .tapAccessory, .longPress, .twoFingerDrag,
      .springLoad, .focus, .selectRow, .deselectRow:
      nil
    }
  }

  private func reason(ofTapOn row: IndexPath) -> String? {
    gate == nil && table.selectedRows.contains(row) ? "\(row) is already selected" : nil
  }

  /// Whether the table does not allow a selection now.
  private var isSelectionRefused: Bool {
    let properties = table.properties.selection
    return state.editing == .edit
      ? !properties.allowsSelectionDuringEditing
        && !properties.allowsMultipleSelectionDuringEditing
      : !properties.allowsSelection && !properties.allowsMultipleSelection
  }

  private func reason(of edge: EdgeStep) -> String? {
    switch edge {
    case .beginRefreshing: "the refresh control is already refreshing"
    case .endRefreshing: "the refresh control is not refreshing"
    case .showKeyboard, .hideKeyboard:
      if run.scenario.host.owner != .tableViewController {
        "only a table view controller adjusts its insets, so adjust them in "
          + "'controller: {\(edge == .hideKeyboard ? "keyboardWillHide" : "keyboardWillShow"): }'"
      } else if !state.isInWindow {
        "the table is not in a window"
      } else {
        "the bottom inset is already "
          + TraceFormat.number(table.properties.contentInset.bottom)
      }
    case .setSafeArea:
      if !table.profile[ControllerRules.safeArea] {
        "\(run.version) has no safe area"
      } else if !run.edges.adjustsToSafeArea {
        "contentInsetAdjustmentBehavior is never, so the table ignores the safe area"
      } else {
        "the safe area is already the same"
      }
    }
  }

  private func reason(of update: UpdateStep) -> String? {
    switch update {
    case .reconfigureRows(let rows):
      if rows.isEmpty {
        "the list of rows is empty"
      } else if let row = hidden(rows) {
        "\(row) is not on the screen"
      } else {
        nil
      }
    case .endUpdates: "no beginUpdates is open"
    case .insertRows(let rows, _), .deleteRows(let rows, _), .reloadRows(let rows, _):
      rows.isEmpty ? "the list of rows is empty" : nil
    case .insertSections(let sections, _), .deleteSections(let sections, _),
      .reloadSections(let sections, _):
      sections.isEmpty ? "the list of sections is empty" : nil
    case .apply: "the table already shows this snapshot"
    case .batch(let steps, _): steps.isEmpty ? "the block is empty" : nil
    case .withoutAnimation(let steps):
      steps.count == 1 ? steps.first.flatMap { reason(of: $0.action) } : nil
    case .moveRow, .moveSection, .beginUpdates: nil
    }
  }

  /// The first of some rows, if none of them has a cell.
  private func hidden(_ rows: [IndexPathExpression]) -> IndexPath? {
    let paths = rows.compactMap { row in if case .fixed(let path) = row { path } else { nil } }
    guard !paths.contains(where: { table.existingCell(at: $0) != nil }) else { return nil }
    return paths.first
  }

  private func reason(of cell: CellStep) -> String? {
    switch cell {
    case .configure(.row(let row), _):
      hidden([row]).map { "\($0) has no cell" } ?? "the cell already shows this"
    case .select(.row(let row), let isSelected):
      hidden([row]).map { "\($0) has no cell" }
        ?? "the cell is \(isSelected ? "already" : "not") selected"
    case .focus(let row?):
      hidden([row]).map { "\($0) has no cell" } ?? "the cell is already the first responder"
    case .focus(nil): "no cell is the first responder"
    case .invalidate(let row):
      hidden([row]).map { "\($0) has no cell" } ?? "the row keeps its height"
    case .configure(.cell, _), .select(.cell, _): nil
    }
  }
}

import TableTrace

/// Remarks about steps without an effect.
extension ScenarioRun {
  /// Returns the state to compare with after a step; nil for a step that may have no effect.
  func momentBefore(_ step: ScenarioStep) -> IdleMoment? {
    guard let idleWatch, step.shouldAct else { return nil }
    idleWatch.begin()
    return IdleMoment(self)
  }

  /// The same for a step inside a turn; nil for a step that may act only when the turn ends.
  func momentInTurn(_ step: ScenarioStep) -> IdleMoment? {
    step.actsAtOnce ? momentBefore(step) : nil
  }

  /// Says that a step has called nothing and changed nothing.
  func noteIdle(_ step: ScenarioStep, since moment: IdleMoment?) {
    guard let idleWatch, let moment, !idleWatch.isBusy, moment == IdleMoment(self),
      outcome.remarks.last?.isAbout(step) != true
    else { return }
    let reason = reason(of: step) ?? gateSentence ?? "no method is called and nothing changes"
    outcome.remarks.append(
      ScenarioRunner.Remark(
        line: step.line,
        sentence: "'\(step.text)' has no effect here: \(reason)"
      )
    )
  }

  /// Says how far a finger has pulled a refresh control that did not begin.
  func noteShortPull(_ step: ScenarioStep) {
    guard idleWatch != nil, let pull = table.shortPull else { return }
    let points = TraceFormat.number(pull.points)
    let limit = TraceFormat.number(pull.limit)
    let help =
      table.fingerToPull(pull.limit).map { distance in
        ". From the top, use 'drag: {by: -\(Int(distance.rounded(.up)))}'"
      } ?? ""
    outcome.remarks.append(
      ScenarioRunner.Remark(
        line: step.line,
        sentence: "'\(step.text)' pulls the content \(points) points beyond its top, but a refresh "
          + "starts at \(limit) points (a guess)\(help)"
      )
    )
  }

  /// The condition that failed in the step, without a full stop.
  private var gateSentence: String? {
    idleWatch?.gate.map { "this condition fails: \($0.gate.sentence.dropLast())" }
  }

  /// The reason why a step has no effect, if the table's state tells.
  private func reason(of step: ScenarioStep) -> String? {
    switch step.action {
    case .touch(let touch): reason(of: touch)
    case .edit(.setEditing(let editing, _, _)):
      "the table is \(editing ? "already" : "not") in edit mode"
    case .edit(.swipe):
      gateSentence == nil ? "neither commitEditingStyle nor swipe actions are implemented" : nil
    case .edit(.reorder):
      gateSentence == nil
        ? table.isEditing
          ? "the data source does not implement moveRowAt" : "the table is not in edit mode" : nil
    case .finger(.tapStatusBar):
      table.properties.scrolling.isScrollEnabled && gateSentence == nil
        ? "the content is already at its top" : nil
    case .finger(.drag), .finger(.dragInFrames), .finger(.dragInOneTurn):
      gateSentence == nil ? "the content offset stays \(offset)" : nil
    case .scroll, .setBoundsOrigin: "the content offset is already \(offset)"
    case .reloadData: table.dataSource == nil ? "the table has no data source" : nil
    case .set: "the properties already have these values"
    case .setInsets: "the content inset is already the same"
    case .resize: "the bounds already have this size"
    case .edge(let edge): reason(of: edge)
    case .edit, .finger(.index), .load, .appear, .disappear, .addToWindow, .removeFromSuperview,
      .setDataSource, .setDelegate, .layout, .layoutIfNeeded, .reloadSectionIndexTitles, .runLoop,
      .wait, .rotate, .memoryWarning, .register, .query, .turn, .note, .state, .cancel, .update,
      .cell, .model, .expect:
      nil
    }
  }

  private var offset: String { TraceFormat.number(table.contentOffset) }

  private func reason(of touch: TouchStep) -> String? {
    switch touch {
    case .deselectRow(.fixed(let row), _): "\(row) is not selected"
    case .selectRow(nil, _, _): "no row is selected"
    case .selectRow(.fixed(let row), _, _), .tap(.row(.fixed(let row))):
      table.selectedRows.contains(row) ? "\(row) is already selected" : nil
    case .tap(.point(let point)):
      table.touchTarget(at: point) == .background ? "there is no row at this point" : nil
    case .tapEnd(_, _, let steps):
      steps.isEmpty ? "no method is called for it, so describe the app's handler in 'do'" : nil
    case .tap, .touchDown, .touchUp, .touchCancel, .tapAccessory, .longPress, .twoFingerDrag,
      .springLoad, .focus, .selectRow, .deselectRow:
      nil
    }
  }

  private func reason(of edge: EdgeStep) -> String? {
    switch edge {
    case .beginRefreshing: "the refresh control is already refreshing"
    case .endRefreshing: "the refresh control is not refreshing"
    case .showKeyboard, .hideKeyboard:
      "only a table view controller adjusts its insets, so adjust them in "
        + "'controller: {\(edge == .hideKeyboard ? "keyboardWillHide" : "keyboardWillShow"): }'"
    case .setSafeArea: nil
    }
  }
}

extension ScenarioRunner.Remark {
  /// Returns whether the remark is about a step; several steps of a turn may be in one line.
  fileprivate func isAbout(_ step: ScenarioStep) -> Bool {
    line == step.line && sentence.hasPrefix("'\(step.text)' ")
  }
}

extension ScenarioStep {
  /// Whether all that the step does is done when the call returns, and nothing of it later in its turn.
  fileprivate var actsAtOnce: Bool {
    switch action {
    case .resize, .setInsets, .edge, .set, .setBoundsOrigin, .edit(.setEditing),
      .touch(.selectRow), .touch(.deselectRow):
      true
    case .scroll(let scroll): !scroll.isAnimated
    case .reloadData, .reloadSectionIndexTitles, .finger, .edit, .touch, .load, .appear, .disappear,
      .addToWindow, .removeFromSuperview, .setDataSource, .setDelegate, .layout, .layoutIfNeeded,
      .runLoop, .wait, .rotate, .memoryWarning, .register, .query, .turn, .note, .state, .cancel,
      .update, .cell, .model, .expect:
      false
    }
  }

  /// Whether the step is written for what it does at once.
  fileprivate var shouldAct: Bool {
    switch action {
    case .resize, .setInsets, .edge, .reloadData, .set, .scroll, .setBoundsOrigin,
      .reloadSectionIndexTitles, .finger, .edit, .touch:
      true
    case .load, .appear, .disappear, .addToWindow, .removeFromSuperview, .setDataSource,
      .setDelegate, .layout, .layoutIfNeeded, .runLoop, .wait, .rotate, .memoryWarning, .register,
      .query, .turn, .note, .state, .cancel, .update, .cell, .model, .expect:
      false
    }
  }
}

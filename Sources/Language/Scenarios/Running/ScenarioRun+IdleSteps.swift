import TableTrace

/// Adds remarks about steps without an effect.
extension ScenarioRun {
  /// Returns the state to compare with after a step, or nil for a step that may have no effect.
  func momentBefore(_ step: ScenarioStep) -> IdleMoment? {
    guard let idleWatch, step.shouldAct else { return nil }
    idleWatch.begin()
    return IdleMoment(self, for: step)
  }

  /// Returns the state to compare with after a step inside a turn, or nil for a step that may act
  /// only when the turn ends.
  func momentInTurn(_ step: ScenarioStep) -> IdleMoment? {
    step.actsAtOnce ? momentBefore(step) : nil
  }

  /// Adds a remark that a step called nothing and changed nothing.
  func noteIdle(_ step: ScenarioStep, since moment: IdleMoment?) {
    guard let idleWatch, let moment, !idleWatch.isBusy,
      !idleWatch.hasQueried || step.queriesItself, !(step.isUpdate && table.hasOpenGroup),
      moment == IdleMoment(self, for: step),
      outcome.remarks.last?.isAbout(step) != true
    else { return }
    let idle = IdleStep(step, gate: idleWatch.gate, state: moment.state, in: self)
    outcome.remarks.append(
      ScenarioRunner.Remark(
        line: step.line,
        sentence: "'\(step.text)' has no effect here: \(idle.reason)"
      )
    )
  }

  /// Adds a remark about a refresh control that was not pulled far enough.
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
}

extension ScenarioRunner.Remark {
  /// Returns whether the remark is about a step, because several steps may be on one line.
  fileprivate func isAbout(_ step: ScenarioStep) -> Bool {
    line == step.line && sentence.hasPrefix("'\(step.text)' ")
  }
}

extension ScenarioStep {
  /// Whether an open group of updates defers what the step does.
  fileprivate var isUpdate: Bool {
    if case .update = action { true } else { false }
  }

  /// Whether the step itself queries the table for its cell.
  fileprivate var queriesItself: Bool {
    if case .cell = action { true } else { false }
  }

  /// Whether the step does everything before its call returns.
  fileprivate var actsAtOnce: Bool {
    switch action {
    case .resize, .setInsets, .edge, .set, .setBoundsOrigin, .edit(.setEditing),
      .touch(.selectRow), .touch(.deselectRow), .update(.endUpdates), .addToWindow,
      .removeFromSuperview, .state, .model, .cancel, .memoryWarning, .layoutIfNeeded:
      true
    case .scroll(let scroll): !scroll.isAnimated
    case .reloadData, .reloadSectionIndexTitles, .finger, .edit, .touch, .load, .appear, .disappear,
      .setDataSource, .setDelegate, .layout, .runLoop, .wait, .rotate, .register, .query, .turn,
      .note, .update, .cell, .expect:
      false
    }
  }

  /// Whether the step is expected to have an immediate effect.
  fileprivate var shouldAct: Bool {
    switch action {
    // The effect of these steps is visible later.
    case .update(.beginUpdates), .edit(.insertPlaceholder), .model(.items), .model(.itemsAt):
      false
    case .resize, .setInsets, .edge, .reloadData, .set, .scroll, .setBoundsOrigin,
      .reloadSectionIndexTitles, .finger, .edit, .touch, .addToWindow, .removeFromSuperview,
      .setDataSource(nil), .setDelegate(nil), .layoutIfNeeded, .runLoop, .wait, .memoryWarning,
      .state, .cancel, .update, .cell, .model:
      true
    // These steps always have an effect, or it is visible later.
    case .load, .appear, .disappear, .setDataSource, .setDelegate, .layout, .rotate, .register,
      .query, .turn, .note, .expect:
      false
    }
  }
}

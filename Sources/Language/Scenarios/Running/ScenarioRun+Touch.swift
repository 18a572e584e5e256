import TableTrace

/// Runs steps about touches, menus, focus, and selections by the app.
extension ScenarioRun {
  func touch(
    _ touch: TouchStep,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    switch touch {
    case .selectRow(let row, let position, let isAnimated):
      let path = try row?.path(in: call)
      try table.selectRow(at: path, animated: isAnimated, scrollPosition: position)
    case .deselectRow(let row, let isAnimated):
      table.deselectRow(at: try row.path(in: call), animated: isAnimated)
    case .tap, .touchDown, .touchUp, .touchCancel, .tapAccessory, .tapEnd, .longPress,
      .twoFingerDrag, .springLoad, .focus:
      guard try canUseFinger(step, thatIsFree: touch.needsFreeFinger) else { return }
      try useFinger(touch, step, for: call)
    }
  }

  private func useFinger(
    _ touch: TouchStep,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    switch touch {
    case .tap(.point(let point)):
      // Only a tap can press an accessory. A longer touch there is a touch of the row.
      if case .accessory(let row) = table.touchTarget(at: point) {
        return try table.tapAccessory(row)
      }
      guard case .some(let row) = try touched(.point(point), step, for: call) else { return }
      try table.tap(row)
    case .tap(let place):
      guard case .some(let row) = try touched(place, step, for: call) else { return }
      try table.tap(row)
    case .touchDown(let place):
      guard case .some(let row) = try touched(place, step, for: call) else { return }
      try table.touchDown(row)
    case .touchUp, .touchCancel:
      guard table.isTouched else {
        return fail(step, expected: "a finger on the table", found: missingFinger)
      }
      if case .touchUp = touch { try table.touchUp() } else { try table.cancelTouch() }
    case .tapAccessory(let row):
      try table.tapAccessory(visible(row, step, for: call))
    case .tapEnd(let end, let section, let steps):
      try tap(end, of: section, then: steps, step, for: call)
    case .longPress(let row, let choice):
      try press(visible(row, step, for: call), choice, step)
    case .twoFingerDrag(let rows):
      guard isKnown(table.profile[InteractionRules.twoFingers] != .none, step) else { return }
      try table.selectWithTwoFingers(
        rows.map { row throws(UIKitException) in
          try visible(row, step, for: call)
        }
      )
    case .springLoad(let row):
      guard isKnown(table.profile[InteractionRules.springLoading], step) else { return }
      try table.springLoad(visible(row, step, for: call))
    case .focus(let focus):
      guard isKnown(table.profile[InteractionRules.focusMoves], step) else { return }
      try move(focus, step, for: call)
    case .selectRow, .deselectRow:
      break
    }
  }

  /// The reason why no finger touches the table.
  private var missingFinger: String {
    lostFinger.map { "none ('\($0.step)' in line \($0.line) lifted it)" }
      ?? "none (use 'touchDown')"
  }

  /// Returns whether this version supports a touch, or reports the first version that does.
  private func isKnown(_ isKnown: Bool, _ step: ScenarioStep) -> Bool {
    if !isKnown {
      let release = step.introduced.map { "\($0) or later" } ?? "a table that knows the step"
      fail(step, expected: release, found: version.description)
    }
    return isKnown
  }

  /// Taps a header or footer, whose view receives the tap if nothing else takes the touch.
  private func tap(
    _ end: SectionEnd,
    of section: Int,
    then steps: [ScenarioStep],
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    guard table.shows(end, of: section) else { return reportHidden(end, of: section, step) }
    guard try table.tapSectionEnd() else { return }
    if !steps.isEmpty { idleWatch?.noteWork() }
    for step in steps {
      try perform(step, for: call)
    }
  }

  private func press(
    _ path: IndexPath,
    _ choice: LongPress,
    _ step: ScenarioStep
  ) throws(UIKitException) {
    switch try table.press(path, then: choice) {
    case .done: break
    case .noMenu:
      guard choice != .dismiss else { return }
      fail(step, expected: "a menu", found: "none: " + reason(without: choice))
    case .editMenu(let items):
      let names = items.map { String($0.dropLast()) }.joined(separator: ", ")
      fail(step, expected: "the item in the edit menu", found: names)
    case .contextMenu(let titles):
      let names = titles.isEmpty ? "an empty one" : titles.joined(separator: ", ")
      fail(step, expected: "the action in the context menu", found: names)
    }
  }

  /// Returns the reason why no menu opened: the version, or the delegate.
  private func reason(without choice: LongPress) -> String {
    let profile = table.profile
    return switch choice {
    case .editMenu where !profile[MenuRules.order]:
      "edit menus of rows need \(StepReleases.editMenu)"
    case .contextMenu where !profile[MenuRules.contextMenuBegins],
      .preview where !profile[MenuRules.contextMenuBegins]:
      "context menus need \(StepReleases.contextMenu)"
    case .dismiss, .editMenu, .contextMenu, .preview:
      "the delegate provides no context menu or edit menu"
    }
  }

  private func move(
    _ focus: TouchStep.Focus,
    _ step: ScenarioStep,
    for call: Call?
  ) throws(UIKitException) {
    switch focus {
    case .row(let row): try table.focus(visible(row, step, for: call))
    case .choice:
      // The table may choose a row that cannot be focused. Only a report mentions the failed
      // conditions.
      let chosen = try table.focusByChoice()
      guard let path = chosen, path != table.focusedRow else { return }
      reportHidden(path, step, origin: ", the table's preferred row for focus,")
    case .none: try table.leaveFocus()
    }
  }
}

extension TouchStep {
  /// Whether a new touch begins, which is impossible while another finger touches the table.
  fileprivate var needsFreeFinger: Bool {
    switch self {
    case .tap, .touchDown, .tapAccessory, .tapEnd, .longPress: true
    case .touchUp, .touchCancel, .twoFingerDrag, .springLoad, .focus, .selectRow, .deselectRow:
      false
    }
  }
}

extension TableView {
  /// Ends a tap on a row: selects or deselects the row if possible, then performs its primary
  /// action.
  func selectByTap(
    _ path: IndexPath,
    _ walk: inout GateWalk,
    by cause: RuleID? = nil
  ) throws(UIKitException) {
    let row = followed.follow(path)
    defer { followed.leave(row) }
    let changesSeveral = selectsSeveral && !selection.isEmpty
    if selectsSeveral, selection.contains(path) {
      walk.close(.notToggled)
      _ = reaches(.willSelectRowAt, path, &walk)
      try deselectByUser(path, &walk, times: 1)
    } else {
      try selectByUser(path, &walk, by: cause)
    }
    if changesSeveral {
      walk.close(.notExtending)
    }
    guard let path = followed[row] else { return }
    try performPrimaryAction(path, &walk)
  }

  /// Calls `willSelect`, deselects other rows if necessary, selects the row, and calls `didSelect`.
  ///
  /// If it is not a tap, `rule` is the rule that causes the selection.
  func selectByUser(
    _ path: IndexPath,
    _ walk: inout GateWalk,
    by cause: RuleID? = nil
  ) throws(UIKitException) {
    guard reaches(.willSelectRowAt, path, &walk) else { return }
    let rule = cause ?? (selection.contains(path) ? .selectionAgain : .selectionOrder)
    let isAsked = rule != .selectionAgain || profile[SelectionRules.again]
    let answer =
      isAsked ? try askRow(.willSelectRowAt, .row(path), absent: path, rule: rule) : path
    guard let target = answer else {
      selection.add(.selectionVeto)
      walk.close(.willSelect)
      _ = reaches(.didSelectRowAt, path, &walk)
      return
    }
    // If the touched row is gone since the touch ended, it is still reported.
    guard target == path || content.contains(target) else {
      selection.add(.absentRedirect)
      walk.close(.answeredRowExists)
      _ = reaches(.didSelectRowAt, target, &walk)
      return
    }
    if target != path {
      closeGate(.selectsItself, keeps: .didSelectRowAt, row: path, rule: .selectionRedirect)
    }
    let row = followed.follow(target)
    defer { followed.leave(row) }
    try deselectOthers(than: target, &walk, by: cause)
    let isSame = target == path
    guard let target = followed[row], reaches(.didSelectRowAt, target, &walk) else { return }
    let isBesideOthers = !selectsSeveral && selection.rows.contains { $0 != target }
    let tapped = isBesideOthers ? .besideKeptRow : isSame ? rule : .selectionRedirect
    sink.entered(.selectedUnanimated)
    select(target, animated: false, rule: cause ?? .selectedCell, by: cause ?? tapped)
    sink.left()
    if dimsSelection { setSelected(true, target, animated: false, rule: .padLook) }
    try tell(.didSelectRowAt, .row(target), rule: cause ?? tapped)
  }

  /// Calls `willDeselect` as often as the version does, deselects the row, and calls `didDeselect`.
  func deselectByUser(
    _ path: IndexPath,
    _ walk: inout GateWalk,
    times: Int,
    by cause: RuleID? = nil
  ) throws(UIKitException) {
    guard reaches(.willDeselectRowAt, path, &walk) else { return }
    let rule = cause ?? (selectsSeveral ? .selectionMultiple : .selectionOrder)
    let asked = cause ?? (selectsSeveral ? .selectionMultipleWillDeselect : .selectionOrder)
    let row = followed.follow(path)
    defer { followed.leave(row) }
    var target: IndexPath? = path
    for time in 0..<times where target != nil {
      guard let path = followed[row] else { return }
      target = try askRow(
        .willDeselectRowAt,
        .row(path),
        absent: path,
        rule: time == 0 ? asked : cause ?? .willDeselectTimes
      )
    }
    guard let target else {
      selection.add(.deselectionVeto)
      walk.close(.willDeselect)
      _ = reaches(.didDeselectRowAt, path, &walk)
      return
    }
    if !selection.contains(target) {
      walk.close(.deselectedRowSelected)
    }
    guard reaches(.didDeselectRowAt, target, &walk) else { return }
    if target != path {
      closeGate(.deselectsItself, keeps: .didDeselectRowAt, row: path, rule: .selectionRedirect)
    }
    let tapped = target == path ? rule : .selectionRedirect
    sink.entered(.selectedUnanimated)
    deselect(target, animated: false, rule: cause ?? .deselectedCell, by: cause ?? tapped)
    sink.left()
    try tell(.didDeselectRowAt, .row(target), rule: cause ?? tapped)
  }

  /// Whether taps can select several rows.
  var selectsSeveral: Bool {
    let properties = currentProperties.selection
    switch profile[SelectionRules.multiple] {
    case .toggles:
      return isEditing
        ? properties.allowsMultipleSelectionDuringEditing : properties.allowsMultipleSelection
    case .replaces: return false
    }
  }

  /// Deselects the other rows before a row is selected, if selection is single.
  private func deselectOthers(
    than target: IndexPath,
    _ walk: inout GateWalk,
    by cause: RuleID?
  ) throws(UIKitException) {
    let old = selectsSeveral ? [] : selection.rows.filter { $0 != target }
    guard !old.isEmpty else {
      var none = walk
      none.close(.rowToDeselect)
      _ = reaches(.willDeselectRowAt, target, &none)
      return
    }
    // A callback may have deselected other rows too.
    let places = old.map { followed.follow($0) }
    defer { followed.leave(places) }
    for place in places {
      guard let row = followed[place], selection.contains(row) else { continue }
      var way = walk
      let times = profile[SelectionRules.willDeselectTimes]
      try deselectByUser(row, &way, times: times, by: cause)
      if times == 1 { skipCall(by: .willDeselectTimes) }
    }
  }

  /// Queries the primary action of a row and performs it, from iOS 16.
  private func performPrimaryAction(
    _ path: IndexPath,
    _ walk: inout GateWalk
  ) throws(UIKitException) {
    guard reaches(.canPerformPrimaryActionForRowAt, path, &walk) else { return }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    let answer = try askFlag(
      .canPerformPrimaryActionForRowAt,
      .row(path),
      rule: .primaryActionAsked
    )
    if !(answer ?? !isEditing) {
      walk.close(.canPerformPrimary)
    }
    guard let path = followed[row], reaches(.performPrimaryActionForRowAt, path, &walk) else {
      return
    }
    try tell(.performPrimaryActionForRowAt, .row(path), rule: .primaryAction)
  }
}

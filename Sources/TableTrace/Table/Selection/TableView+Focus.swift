/// Focus by keyboard or remote control, from iOS 9.
extension TableView {
  /// Moves focus to a row that the user chooses.
  package func focus(_ path: IndexPath) throws(UIKitException) {
    let kept = Callback.indexPathForPreferredFocusedView
    closeGate(.tableChoosesFocus, keeps: kept, row: path, rule: .preferredFocus)
    try move(focusTo: path)
  }

  private func move(focusTo path: IndexPath) throws(UIKitException) {
    guard profile[InteractionRules.focusMoves], path != selection.focusedRow else { return }
    var walk = GateWalk()
    guard reaches(.canFocusRowAt, path, &walk) else { return }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    let answer = try askFlag(.canFocusRowAt, .row(path), rule: .focusAllowed)
    if !(answer ?? allowsFocus) {
      walk.close(.canFocus)
    }
    guard let path = followed[row], reaches(.shouldUpdateFocus, path, &walk),
      try moveFocus(to: path, &walk), let path = followed[row]
    else { return }
    try selectByFocus(path, &walk)
  }

  /// Moves focus into the table, which chooses a row.
  ///
  /// - Returns: The chosen row, even if it did not receive focus, or nil if there is none.
  @discardableResult
  package func focusByChoice() throws(UIKitException) -> IndexPath? {
    guard profile[InteractionRules.focusMoves] else { return nil }
    var walk = GateWalk()
    let remembered =
      currentProperties.selection.remembersLastFocusedRow ? selection.lastFocusedRow : nil
    if remembered != nil {
      walk.close(.noFocusRemembered)
    }
    var path = remembered
    if reaches(.indexPathForPreferredFocusedView, remembered, &walk) {
      path = try askRow(
        .indexPathForPreferredFocusedView,
        .none,
        absent: nil,
        rule: .preferredFocus
      )
    }
    guard let chosen = path ?? screen.rows.first?.path else { return nil }
    try move(focusTo: chosen)
    return chosen
  }

  package func leaveFocus() throws(UIKitException) {
    guard profile[InteractionRules.focusMoves], selection.focusedRow != nil else { return }
    var walk = GateWalk()
    _ = try moveFocus(to: nil, &walk)
  }

  var canSelectByFocus: Bool {
    let properties = currentProperties.selection
    return profile[InteractionRules.focusSelects]
      && (isEditing
        ? properties.allowsSelectionDuringEditing || properties.allowsMultipleSelectionDuringEditing
        : properties.allowsSelection)
  }

  private func moveFocus(
    to path: IndexPath?,
    _ walk: inout GateWalk
  ) throws(UIKitException) -> Bool {
    let row = followed.follow(path)
    defer { followed.leave(row) }
    let asked = Arguments.focus(from: selection.focusedRow, to: path)
    let answer = try askFlag(.shouldUpdateFocus, asked, rule: .focusMoves)
    if answer == false {
      walk.close(.shouldUpdateFocus)
      _ = path.map { reaches(.didUpdateFocus, $0, &walk) }
      return false
    }
    if path != nil {
      // The callback may have deleted the row.
      guard let path = followed[row], reaches(.didUpdateFocus, path, &walk) else { return false }
    }
    let told = Arguments.focus(from: selection.focusedRow, to: followed[row])
    selection.focus(followed[row])
    try tell(.didUpdateFocus, told, rule: .focusMoves)
    return true
  }

  private func selectByFocus(
    _ path: IndexPath,
    _ walk: inout GateWalk
  ) throws(UIKitException) {
    guard reaches(.selectionFollowsFocusForRowAt, path, &walk) else { return }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    let answer = try askFlag(.selectionFollowsFocusForRowAt, .row(path), rule: .focusSelects)
    guard let path = followed[row] else { return }
    var way = GateWalk()
    if answer == false {
      way.close(.followsFocusToRow)
    }
    if selection.contains(path) {
      way.close(.notSelectedYet)
    }
    try selectByUser(path, &way, by: .focusSelects)
  }

  private var allowsFocus: Bool {
    guard profile[InteractionRules.focusAllowed] else { return true }
    let properties = currentProperties.selection
    return isEditing ? properties.allowsFocusDuringEditing : properties.allowsFocus
  }
}

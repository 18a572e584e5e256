/// The controls at the left edge of a row in edit mode.
extension TableView {
  /// Taps the minus sign of a row, which shows the Delete button or the app's actions.
  package func tapDeleteControl(at path: IndexPath) throws(UIKitException) {
    guard hasControl(.delete, at: path) else { return }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    try closeOpenRow()
    guard let tapped = followed[row], let buttons = try askButtonsOfDeleteControl(tapped),
      let path = followed[row]
    else { return }
    let open = OpenRow(
      path: path,
      cell: cell(at: path),
      opener: .deleteControl,
      buttons: buttons
    )
    editing.openRow = open
    showOpening(of: open)
  }

  /// Taps the plus sign of a row, which commits the insertion at once.
  package func tapInsertControl(at path: IndexPath) throws(UIKitException) {
    guard hasControl(.insert, at: path) else { return }
    let row = followed.follow(path)
    defer { followed.leave(row) }
    try closeOpenRow()
    guard let path = followed[row] else { return }
    try commit(.insert, path, rule: .insertControl)
  }

  /// Returns the gate that prevents a control, or nil if the row shows the control.
  package func gateOfControl(_ style: EditingStyle, at path: IndexPath) -> GateID? {
    guard editing.mode == .edit else { return .editing }
    guard let controls = controls(of: path) else { return .rowVisible }
    guard controls.canEdit else { return .rowEditable }
    guard controls.style == style else { return style == .insert ? .styleInsert : .styleDelete }
    return nil
  }

  /// Returns whether a row shows a control, and reports the failed gate if not.
  private func hasControl(_ style: EditingStyle, at path: IndexPath) -> Bool {
    guard let gate = gateOfControl(style, at: path) else { return true }
    let rule: RuleID = style == .insert ? .insertControl : .deleteControl
    closeGate(gate, keeps: .commitEditingStyle, row: path, rule: rule)
    return false
  }

  /// Queries the buttons that the minus sign reveals, or returns nil if there are none.
  private func askButtonsOfDeleteControl(
    _ path: IndexPath
  ) throws(UIKitException) -> OpenRow.Buttons? {
    let rule = RuleID.deleteControl
    let row = followed.follow(path)
    defer { followed.leave(row) }
    switch profile[EditingRules.deleteControl] {
    case .title:
      return .delete(title: try askDeleteTitle(path, rule: rule))
    case .editActions:
      return try askEditActionsOrTitle(path, rule: rule)
    case .configuration:
      let callback = Callback.trailingSwipeActionsConfigurationForRowAt
      guard implements(callback) else { return try askEditActionsOrTitle(path, rule: rule) }
      guard let configuration = try askActions(callback, path, rule: rule) else {
        return .delete(title: try askDeleteTitle(followed[row, default: path], rule: rule))
      }
      guard !configuration.actions.isEmpty else {
        closeGate(.someAction, keeps: .commitEditingStyle, row: path, rule: .swipeActions)
        return nil
      }
      return .configuration(configuration)
    }
  }

  /// Queries the app's row actions, or else the title of the Delete button.
  func askEditActionsOrTitle(
    _ path: IndexPath,
    rule: RuleID
  ) throws(UIKitException) -> OpenRow.Buttons? {
    let row = followed.follow(path)
    defer { followed.leave(row) }
    guard implements(.editActionsForRowAt),
      let actions = try askActions(.editActionsForRowAt, path, rule: rule)
    else {
      return .delete(title: try askDeleteTitle(followed[row, default: path], rule: rule))
    }
    reportActions(at: path)
    return actions.actions.isEmpty ? nil : .rowActions(actions.actions)
  }

  func askDeleteTitle(_ path: IndexPath, rule: RuleID) throws(UIKitException) -> String {
    let callback = Callback.titleForDeleteConfirmationButtonForRowAt
    guard implements(callback) else { return "Delete" }
    // A nil title makes a button without a text.
    return try askText(callback, .row(path), rule: rule) ?? ""
  }

  /// Queries the actions behind a row, or returns nil if it is missing or returns nil.
  func askActions(
    _ callback: Callback,
    _ path: IndexPath,
    rule: RuleID
  ) throws(UIKitException) -> RowActions? {
    guard case .actions(let closure)? = clients[callback] else { return nil }
    return try run(Call(callback, .row(path), rule: rule), closure) { actions in
      actions.map { .list($0.actions.map { .text($0.title) }) } ?? .none
    } ?? nil
  }
}

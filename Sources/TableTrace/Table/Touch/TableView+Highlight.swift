/// The highlight of a touched row.
extension TableView {
  /// Highlights the row where a touch begins, if possible, and returns whether it is highlighted.
  func highlight(
    _ path: IndexPath?,
    _ walk: inout GateWalk
  ) throws(UIKitException) -> Bool {
    guard reaches(.shouldHighlightRowAt, path, &walk), let path else { return false }
    let answer = try askFlag(.shouldHighlightRowAt, .row(path), rule: .highlightOrder)
    // The callback may have ended the touch or deleted its row.
    guard let path = fingers.touch?.row else { return false }
    if answer == false {
      walk.close(.shouldHighlight)
    }
    guard reaches(.didHighlightRowAt, path, &walk) else { return false }
    fingers.highlight(path)
    setHighlighted(true, path)
    dimSelection(besides: path)
    try tell(.didHighlightRowAt, .row(path), rule: .highlightOrder)
    return true
  }

  /// Removes the highlight of a row and notifies the delegate, which gets another row in one
  /// version.
  func unhighlight(
    _ path: IndexPath,
    telling told: IndexPath? = nil,
    rule: RuleID = .highlightOrder
  ) throws(UIKitException) {
    fingers.highlight(nil)
    setHighlighted(false, path)
    try tell(.didUnhighlightRowAt, .row(told ?? path), rule: rule)
  }

  func setHighlighted(
    _ isHighlighted: Bool,
    _ path: IndexPath,
    rule: RuleID = .highlightCell
  ) {
    guard let cell = cell(at: path) else { return }
    cells[cell].isHighlighted = isHighlighted
    let states = [isHighlighted.description, false.description]
    show(.setHighlighted, .hookState(cell, states), rule: rule)
  }

  /// Whether a touch on another row changes the look of the selected row.
  var dimsSelection: Bool { isPad && profile[TouchRules.padLook] && !selectsSeveral }

  /// Makes the selected row look deselected during a touch on another row.
  private func dimSelection(besides path: IndexPath) {
    guard dimsSelection, let row = selection.rows.first(where: { $0 != path }) else { return }
    fingers.dim(row)
    setSelected(false, row, animated: false, rule: .padLook)
  }

  /// Restores the look of a selected row after a touch.
  func restoreDimmedRow() {
    guard let row = fingers.takeDimmedRow(), selection.contains(row) else { return }
    setSelected(true, row, animated: false, rule: .padLook)
  }
}

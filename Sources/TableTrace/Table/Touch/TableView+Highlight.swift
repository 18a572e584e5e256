/// The highlight of the row under a finger.
extension TableView {
  /// Highlights the row that a touch begins on, if all allow it; whether they do.
  func highlight(
    _ path: IndexPath?,
    _ walk: inout GateWalk
  ) throws(UIKitException) -> Bool {
    guard reaches(.shouldHighlightRowAt, path, &walk), let path else { return false }
    let answer = try askFlag(.shouldHighlightRowAt, .row(path), rule: .highlightOrder)
    // The callback may have ended the touch, or deleted its row.
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

  /// Removes the highlight of a row and reports a row, which is another one in one version.
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

  /// Whether touches change the look of the old row as well.
  var dimsSelection: Bool { isPad && profile[TouchRules.padLook] && !selectsSeveral }

  /// The selected row loses its look while a finger is on another one.
  private func dimSelection(besides path: IndexPath) {
    guard dimsSelection, let row = selection.rows.first(where: { $0 != path }) else { return }
    fingers.dim(row)
    setSelected(false, row, animated: false, rule: .padLook)
  }

  /// The touch is over: a row that is selected still gets its look back.
  func restoreDimmedRow() {
    guard let row = fingers.takeDimmedRow(), selection.contains(row) else { return }
    setSelected(true, row, animated: false, rule: .padLook)
  }
}

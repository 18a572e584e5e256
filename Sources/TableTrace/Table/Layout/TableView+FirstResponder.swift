/// The text field in a cell that takes what the user types.
extension TableView {
  /// The cell whose text field is first responder, or nil while none is.
  package var firstResponder: Cell? { cells.firstResponder }

  package var firstResponderRules: [RuleID] { cells.hasEdited ? [.firstResponder] : [] }

  /// The text field in the cell of a displayed row becomes first responder.
  package func becomeFirstResponder(at path: IndexPath) {
    guard let cell = cell(at: path), cell != cells.firstResponder else { return }
    resignFirstResponder()
    cells.firstResponder = cell
    cells.hasEdited = true
    show(.becomeFirstResponder, .hook(cell), rule: .firstResponder)
  }

  /// Whichever text field is first responder is so no more.
  package func resignFirstResponder() {
    guard let cell = cells.firstResponder else { return }
    cells.firstResponder = nil
    show(.resignFirstResponder, .hook(cell), rule: .firstResponder)
  }
}

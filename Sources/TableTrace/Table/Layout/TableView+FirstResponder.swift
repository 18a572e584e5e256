/// The text field in a cell that receives the user's typing.
extension TableView {
  /// The cell whose text field is first responder, or nil.
  package var firstResponder: Cell? { cells.firstResponder }

  package var firstResponderRules: [RuleID] { cells.hasEdited ? [.firstResponder] : [] }

  /// Makes the text field in the cell of a displayed row first responder.
  package func becomeFirstResponder(at path: IndexPath) {
    guard let cell = cell(at: path), cell != cells.firstResponder else { return }
    resignFirstResponder()
    cells.firstResponder = cell
    cells.hasEdited = true
    show(.becomeFirstResponder, .hook(cell), rule: .firstResponder)
  }

  /// Resigns first responder for the text field that has it.
  package func resignFirstResponder() {
    guard let cell = cells.firstResponder else { return }
    cells.firstResponder = nil
    show(.resignFirstResponder, .hook(cell), rule: .firstResponder)
  }
}

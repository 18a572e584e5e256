/// A method of a cell, header or footer that the table runs and the trace can show.
package enum CellHook: UInt8, Codable, CaseIterable, Sendable {
  /// `prepareForReuse()`, inside the dequeue that takes the cell from the pool.
  case prepareForReuse
  /// `updateConfiguration(using:)`, before the cell is displayed and as its state changes.
  case updateConfiguration
  /// The block `configurationUpdateHandler`, after that method.
  case configurationUpdateHandler
  /// `becomeFirstResponder()` of the text field in the cell.
  case becomeFirstResponder
  /// `resignFirstResponder()` of the text field in the cell, which the app or the table calls.
  case resignFirstResponder
  /// `layoutSubviews()` of the cell, after all row callbacks of the pass.
  case layoutSubviews
  /// `setHighlighted(_:animated:)`, as a touch begins on the cell and leaves it.
  case setHighlighted
  /// `setSelected(_:animated:)`, as the row is selected and deselected.
  case setSelected
  /// `setEditing(_:animated:)`, as the row begins and ends being edited.
  case setEditing
  /// `willTransition(to:)`, before the edit controls of the cell change.
  case willTransition
  /// `didTransition(to:)`, after they have changed.
  case didTransition
}

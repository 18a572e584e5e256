/// A method of a cell, header or footer that the table calls and the trace can show.
package enum CellHook: UInt8, Codable, CaseIterable, Sendable {
  /// `prepareForReuse()`, called during the dequeue that takes the cell from the reuse queue.
  case prepareForReuse
  /// `updateConfiguration(using:)`, called before the cell is displayed and when its state changes.
  case updateConfiguration
  /// The closure `configurationUpdateHandler`, called after `updateConfiguration(using:)`.
  case configurationUpdateHandler
  /// `becomeFirstResponder()` of the text field in the cell.
  case becomeFirstResponder
  /// `resignFirstResponder()` of the text field in the cell, called by the app or the table.
  case resignFirstResponder
  /// `layoutSubviews()` of the cell, called after all row callbacks of the layout pass.
  case layoutSubviews
  /// `setHighlighted(_:animated:)`, called when a touch begins on the cell or leaves it.
  case setHighlighted
  /// `setSelected(_:animated:)`, called when the row is selected or deselected.
  case setSelected
  /// `setEditing(_:animated:)`, called when editing of the row begins or ends.
  case setEditing
  /// `willTransition(to:)`, called before the edit controls of the cell change.
  case willTransition
  /// `didTransition(to:)`, called after the edit controls of the cell changed.
  case didTransition
}

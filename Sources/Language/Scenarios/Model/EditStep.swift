package import TableTrace

/// A step that edits rows: edit mode, swipes, controls, reordering, drag and drop.
package enum EditStep: Codable, Sendable {
  /// The receiver of `setEditing(_:animated:)`.
  package enum Receiver: String, Codable, CaseIterable, Sendable {
    /// The controller, as with the edit button of a navigation bar.
    case controller
    case table
  }

  // Steps of the app.
  /// Turns edit mode on or off, by default with a table view controller if there is one.
  case setEditing(Bool, isAnimated: Bool, by: Receiver?)
  /// Calls the completion handler of an action with this value.
  case callCompletionHandler(Bool)
  /// Animates dropped items to a row.
  case dropToRow([IndexPathExpression])
  /// Inserts a placeholder row for a dropped item that is still loading.
  case insertPlaceholder(IndexPathExpression)
  /// Replaces the placeholder by the real row, and changes the model.
  case commitInsertion(ModelChange)
  /// Removes the placeholder, because the item will not arrive.
  case deletePlaceholder
  // Steps of the user.
  case swipe(IndexPathExpression, SwipeEdge, SwipeDistance)
  /// Taps the button with a title next to the open row.
  case tapAction(String)
  /// Touches the table outside the open row.
  case closeSwipe
  /// Taps the minus control of a row.
  case tapDeleteControl(IndexPathExpression)
  /// Taps the plus control of a row.
  case tapInsertControl(IndexPathExpression)
  /// Taps the button that confirms a deletion.
  case confirmDelete
  /// Drags a row by its reorder control over other index paths.
  case reorder(IndexPathExpression, over: [IndexPathExpression], isDropped: Bool)
  /// Drags rows, or items from another app, over the table.
  case dragAndDrop(DragStep)
}

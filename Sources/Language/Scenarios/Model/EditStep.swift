package import TableTrace

/// A step that edits rows: edit mode, swipes, controls, reordering, drag and drop.
package enum EditStep: Codable, Sendable {
  /// The receiver of `setEditing(_:animated:)`.
  package enum Receiver: String, Codable, CaseIterable, Sendable {
    /// The controller's, as the edit button of a navigation bar does.
    case controller
    case table
  }

  // The app.
  /// Edit mode is turned on or off; without a receiver by a table view controller if there is one.
  case setEditing(Bool, isAnimated: Bool, by: Receiver?)
  /// The completion handler of an action is called with an answer.
  case callCompletionHandler(Bool)
  /// A dropped item flies to a row.
  case dropToRow([IndexPathExpression])
  /// A row stands for a dropped item on its way.
  case insertPlaceholder(IndexPathExpression)
  /// The item has come: the model changes and the real row takes the place of its placeholder.
  case commitInsertion(ModelChange)
  /// The item will not come.
  case deletePlaceholder
  // The finger.
  case swipe(IndexPathExpression, SwipeEdge, SwipeDistance)
  /// The button with a title behind the open row is tapped.
  case tapAction(String)
  /// Touches the table outside the open row.
  case closeSwipe
  /// Taps the minus control of a row.
  case tapDeleteControl(IndexPathExpression)
  /// Taps the plus control of a row.
  case tapInsertControl(IndexPathExpression)
  /// Taps the button that confirms a deletion.
  case confirmDelete
  /// A row is dragged by its reorder control over places.
  case reorder(IndexPathExpression, over: [IndexPathExpression], isDropped: Bool)
  /// Drags rows, or items from another app, over the table.
  case dragAndDrop(DragStep)
}

/// The steps of edit mode: controls, swipes, reordering, drag and drop.
enum EditTable {
  /// The app turns edit mode on and off.
  static let app = Command.unbuilt(.app, [("setEditing", "`setEditing(_:animated:)`.")])

  /// A finger edits.
  static let finger = Command.unbuilt(
    .finger,
    [
      ("swipe", "A row is swiped."),
      ("tapAction", "An action behind a row is tapped."),
      ("closeSwipe", "The actions behind a row are closed."),
      ("tapDeleteControl", "The minus control of a row is tapped."),
      ("tapInsertControl", "The plus control of a row is tapped."),
      ("confirmDelete", "The delete button of a row is tapped."),
      ("reorder", "A row is dragged to another place."),
      ("dragAndDrop", "Items are dragged between tables."),
    ]
  )
}

/// The table's knowledge of a cell.
struct CellRecord {
  let identifier: String
  /// The row it shows or last showed, or nil before its first.
  var path: IndexPath?
  var accessory = AccessoryType.none
  /// Whether it was last set selected; it keeps that look when it goes to the pool.
  var isSelected = false
  /// Whether it was last set highlighted; the same.
  var isHighlighted = false
  /// Whether it was last set editing; the same.
  var isEditing = false
  /// Whether it has to configure itself before it is displayed.
  var needsConfiguration = false
  /// Its origin when it was last dequeued.
  var origin: Cell.Origin = .new
  /// Whether a pool handed it out among several, so that its number depends on the pool's order.
  var wasChosen = false
  /// The answers about the editing of its row, or nil before any query.
  var controls: EditControls?

  /// The record of a cell that the table has not made.
  static let unknown = CellRecord(identifier: "")
}

/// The last answers about the editing of a row, which its cell shows.
///
/// A row that only shifts keeps its controls, because they belong to the cell.
struct EditControls {
  var canEdit = true
  /// The control at the left edge.
  var style = EditingStyle.delete
  /// Whether the reorder control is shown.
  var canMove = false
}

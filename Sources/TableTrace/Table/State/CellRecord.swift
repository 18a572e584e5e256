/// What the table knows about a cell.
struct CellRecord {
  let identifier: String
  /// The row that it shows or last showed, or nil before its first row.
  var path: IndexPath?
  var accessory = AccessoryType.none
  /// Whether it was last set selected, even while it is in the reuse queue.
  var isSelected = false
  /// Whether it was last set highlighted, even while it is in the reuse queue.
  var isHighlighted = false
  /// Whether it was last set editing, even while it is in the reuse queue.
  var isEditing = false
  /// Whether its configuration must be updated before it is displayed.
  var needsConfiguration = false
  /// Its origin when it was last dequeued.
  var origin: Cell.Origin = .new
  /// Whether it was one of several cells in a reuse queue, so that its number depends on the
  /// queue's order.
  var wasChosen = false
  /// The answers about editing its row, or nil before any query.
  var controls: EditControls?

  /// The record of a cell that was not created by this table.
  static let unknown = CellRecord(identifier: "")
}

/// The last answers about editing a row.
///
/// They belong to the cell, so they stay if the row is renumbered.
struct EditControls {
  var canEdit = true
  /// The control at the left edge.
  var style = EditingStyle.delete
  /// Whether the reorder control is shown.
  var canMove = false
}

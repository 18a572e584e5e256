/// What the table was last answered about the editing of a row; its cell shows it.
///
/// A row that only shifts keeps its controls, because they belong to the cell.
struct EditControls {
  /// Whether the row can be edited.
  var canEdit = true
  /// The control at the left edge.
  var style = EditingStyle.delete
  /// Whether the reorder control is shown.
  var canMove = false
}

/// The row whose cellForRow is running, and what its dequeue has asked already.
struct RowInProgress {
  /// The row.
  let path: IndexPath
  /// Whether the indentation level was asked inside the dequeue.
  var hasIndentation = false
  /// Whether a cell was dequeued for the row.
  var hasDequeued = false
  /// The cell that the row has already, which its dequeue hands out again.
  var keptCell: Cell?
}

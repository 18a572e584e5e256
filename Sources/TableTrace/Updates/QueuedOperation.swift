/// An operation in the queue of a group, with where it came from.
struct QueuedOperation: Hashable, Sendable {
  /// What is to change.
  let operation: UpdateOperation
  /// How the rows come in or go; a move has none.
  let animation: RowAnimation?
  /// The ordinal of the table call that asked for it, from 1: one call may bring many operations.
  let call: Int
  /// The line that asked for it.
  var origin = EventOrigin()
}

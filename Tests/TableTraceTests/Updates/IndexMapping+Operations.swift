@testable import TableTrace

extension IndexMapping {
  /// The mapping of operations, all of one call.
  init(_ operations: UpdateOperation...) {
    var batch = UpdateBatch()
    for operation in operations {
      batch.append(QueuedOperation(operation: operation, animation: .fade, call: 1))
    }
    self.init(batch)
  }
}

/// The operations of one group, in the order in which the app requested them.
struct UpdateBatch: Hashable, Sendable {
  private(set) var operations: [QueuedOperation] = []

  /// Puts one at the end of the queue.
  mutating func append(_ operation: QueuedOperation) {
    operations.append(operation)
  }

  /// Whether nothing was queried: such a group only queries heights again.
  var isEmpty: Bool { operations.isEmpty }

  var changesSections: Bool {
    operations.contains { $0.operation.kind.section == nil }
  }

  /// Whether a section is reloaded.
  var reloadsSections: Bool {
    operations.contains { if case .reloadSection = $0.operation { true } else { false } }
  }

  /// The rows that are reloaded, by their old places.
  var reloadedRows: Set<IndexPath> {
    var rows: Set<IndexPath> = []
    for queued in operations {
      if case .reloadRow(let path) = queued.operation { rows.insert(path) }
    }
    return rows
  }

  /// The animations of the operations, each once, in the order of the enum.
  var animations: [RowAnimation] {
    var used: [RowAnimation] = []
    for operation in operations {
      if let animation = operation.animation, !used.contains(animation) { used.append(animation) }
    }
    // Most batches name one.
    return used.count < 2 ? used : RowAnimation.allCases.filter(used.contains)
  }
}

/// An operation in the queue of a group, with its origin.
struct QueuedOperation: Hashable, Sendable {
  let operation: UpdateOperation
  /// The animation; a move has none.
  let animation: RowAnimation?
  /// The ordinal of the table call that requested it, from 1: one call may bring many operations.
  let call: Int
  /// The line that requested it.
  var origin = EventOrigin()
}

/// The operations of one update group, in the order of the app's calls.
struct UpdateBatch: Hashable, Sendable {
  private(set) var operations: [QueuedOperation] = []

  /// Adds an operation at the end.
  mutating func append(_ operation: QueuedOperation) {
    operations.append(operation)
  }

  /// Whether there is no operation, so that the group only queries heights again.
  var isEmpty: Bool { operations.isEmpty }

  var changesSections: Bool {
    operations.contains { $0.operation.kind.section == nil }
  }

  var reloadsSections: Bool {
    operations.contains { if case .reloadSection = $0.operation { true } else { false } }
  }

  /// The reloaded rows, with their old index paths.
  var reloadedRows: Set<IndexPath> {
    var rows: Set<IndexPath> = []
    for queued in operations {
      if case .reloadRow(let path) = queued.operation { rows.insert(path) }
    }
    return rows
  }

  /// The animations of the operations, without repetition, in the order of the enum.
  var animations: [RowAnimation] {
    var used: [RowAnimation] = []
    for operation in operations {
      if let animation = operation.animation, !used.contains(animation) { used.append(animation) }
    }
    // Most batches use only one animation.
    return used.count < 2 ? used : RowAnimation.allCases.filter(used.contains)
  }
}

/// An operation of a group, with its animation and origin.
struct QueuedOperation: Hashable, Sendable {
  let operation: UpdateOperation
  /// The animation, or nil for a move.
  let animation: RowAnimation?
  /// The number, from 1, of the app's call that requested it.
  let call: Int
  /// The line of the script that requested it.
  var origin = EventOrigin()
}

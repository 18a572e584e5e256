/// The operations of a batch on rows, by kind, without those that changes of sections include.
struct RowOperations {
  private(set) var inserted: [IndexPath] = []
  private(set) var deleted: [IndexPath] = []
  private(set) var reloaded: [IndexPath] = []
  private(set) var moved: [Moves<IndexPath>.Move] = []

  /// Sorts the operations.
  ///
  /// A change of rows in a deleted section is part of the section's deletion. A move into a new
  /// section is part of its insertion. A move inside a moved section is part of the section's move.
  init(_ operations: [QueuedOperation], _ sections: SectionMapping) {
    var origins: [(from: IndexPath, to: IndexPath)] = []
    for queued in operations {
      switch queued.operation {
      case .insertRow(let path):
        if sections.old(of: path.section) != nil { inserted.append(path) }
      case .deleteRow(let path):
        if sections.new(of: path.section) != nil { deleted.append(path) }
      case .reloadRow(let path):
        if sections.new(of: path.section) != nil { reloaded.append(path) }
      case .moveRow(let from, let to):
        origins.append((from, to))
      case .insertSection, .deleteSection, .reloadSection, .moveSection:
        break
      }
    }
    guard !origins.isEmpty else { return }
    let gone = Set(deleted)
    for move in origins where !gone.contains(move.from) {
      sort(move.from, move.to, sections)
    }
  }

  private mutating func sort(_ from: IndexPath, _ to: IndexPath, _ sections: SectionMapping) {
    let staysBehind = sections.new(of: from.section) != nil
    let isExpected = sections.old(of: to.section) != nil
    if staysBehind, isExpected {
      let isInsideMoved =
        sections.isMoved(from.section) && sections.new(of: from.section) == to.section
      guard !isInsideMoved else { return }
      moved.append(Moves.Move(from: from, to: to))
    } else if staysBehind {
      deleted.append(from)
    } else if isExpected {
      inserted.append(to)
    }
  }
}

@testable import TableTrace

/// The sums of a batch, added up anew: what each section that stays, moves left aside, gains.
struct BatchSums {
  /// A section that is neither new, reloaded, deleted nor moved.
  struct Section {
    let old: Int
    let new: Int
    var changes = UpdateSum.RowChanges()

    /// Whether its number of rows changes.
    var gains: Bool {
      changes.inserted + changes.movedIn != changes.deleted + changes.movedOut
    }
  }

  private(set) var sections: [Section] = []
  private(set) var insertedSections = 0
  private(set) var deletedSections = 0

  /// Adds up a batch; `countsByNumber` leaves out moves between places of one section number.
  init(_ operations: [UpdateOperation], before: [Int], countsByNumber: Bool = false) {
    var gone: Set<Int> = []
    var coming: Set<Int> = []
    var reloaded: Set<Int> = []
    for operation in operations {
      switch operation {
      case .insertSection(let section):
        coming.insert(section)
        insertedSections += 1
      case .deleteSection(let section):
        gone.insert(section)
        deletedSections += 1
      case .reloadSection(let section):
        reloaded.insert(section)
        insertedSections += 1
        deletedSections += 1
      case .moveSection(let from, let to):
        gone.insert(from)
        coming.insert(to)
      case .insertRow, .deleteRow, .reloadRow, .moveRow: break
      }
    }
    var new = 0
    for old in before.indices where !gone.contains(old) {
      while coming.contains(new) { new += 1 }
      if !reloaded.contains(old) { sections.append(Section(old: old, new: new)) }
      new += 1
    }
    for operation in operations {
      if case .moveRow(let from, let to) = operation, countsByNumber, from.section == to.section {
        continue
      }
      count(operation)
    }
  }

  private mutating func count(_ operation: UpdateOperation) {
    for place in sections.indices {
      let (old, new) = (sections[place].old, sections[place].new)
      switch operation {
      case .insertRow(let path): if path.section == new { sections[place].changes.inserted += 1 }
      case .deleteRow(let path): if path.section == old { sections[place].changes.deleted += 1 }
      case .reloadRow(let path) where path.section == old:
        sections[place].changes.inserted += 1
        sections[place].changes.deleted += 1
      case .moveRow(let from, let to):
        if from.section == old { sections[place].changes.movedOut += 1 }
        if to.section == new { sections[place].changes.movedIn += 1 }
      case .reloadRow, .insertSection, .deleteSection, .reloadSection, .moveSection: break
      }
    }
  }
}

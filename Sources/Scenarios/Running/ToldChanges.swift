import TableTrace

/// What the table was told of one list, to be compared with what the list went through.
struct ToldChanges {
  private var deletions: [Int: UpdateOperation] = [:]
  private var insertions: [Int: UpdateOperation] = [:]
  /// The places, before, of what may have become another item.
  private var reloads: Set<Int> = []
  private let deletion: (Int) -> UpdateOperation
  private let insertion: (Int) -> UpdateOperation

  /// The changes of the rows of a section, which may have moved.
  init(old: Int, new: Int, _ explanation: UpdateExplanation) {
    deletion = { .deleteRow(IndexPath(section: old, row: $0)) }
    insertion = { .insertRow(IndexPath(section: new, row: $0)) }
    for operation in explanation.operations.map(\.operation) {
      switch operation {
      case .insertRow(let path): insertions[path.row] = operation
      case .deleteRow(let path): deletions[path.row] = operation
      case .reloadRow(let path): reloads.insert(path.row)
      case .moveRow(let from, let to):
        if from.section == old { deletions[from.row] = operation }
        if to.section == new { insertions[to.row] = operation }
      case .insertSection, .deleteSection, .reloadSection, .moveSection: break
      }
    }
  }

  /// The changes of the sections.
  init(sections explanation: UpdateExplanation) {
    deletion = UpdateOperation.deleteSection
    insertion = UpdateOperation.insertSection
    for operation in explanation.operations.map(\.operation) {
      switch operation {
      case .insertSection(let section): insertions[section] = operation
      case .deleteSection(let section): deletions[section] = operation
      case .reloadSection(let section): reloads.insert(section)
      case .insertRow, .deleteRow, .reloadRow, .moveRow, .moveSection: break
      }
    }
  }

  /// The one operation that is missing or too much; nil when there are several.
  func remedy<Element>(
    _ difference: CollectionDifference<Element>,
    isSame: Bool
  ) -> UpdateRemedy? {
    if isSame { return deletions.isEmpty && insertions.isEmpty ? nil : .modelNotChanged }
    var remedies: [UpdateRemedy] = []
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    var replaced = 0
    for change in difference {
      switch change {
      case .remove(let offset, _, _):
        removed.insert(offset)
        if reloads.contains(offset) {
          replaced += 1
        } else if deletions[offset] == nil {
          remedies.append(.missing(deletion(offset)))
        }
      case .insert(let offset, _, _):
        inserted.insert(offset)
        guard insertions[offset] == nil else { continue }
        // An item that takes the place of a reloaded one comes in where that was.
        if replaced > 0, reloads.contains(offset) {
          replaced -= 1
        } else {
          remedies.append(.missing(insertion(offset)))
        }
      }
    }
    remedies += deletions.keys.sorted().filter { !removed.contains($0) }
      .compactMap { deletions[$0] }.map(UpdateRemedy.superfluous)
    remedies += insertions.keys.sorted().filter { !inserted.contains($0) }
      .compactMap { insertions[$0] }.map(UpdateRemedy.superfluous)
    return remedies.count == 1 ? remedies.first : nil
  }
}

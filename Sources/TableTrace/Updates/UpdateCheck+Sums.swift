/// Checks that counts add up.
extension UpdateCheck {
  /// Checks that a group without operations on sections does not leave the table without sections.
  func checkSectionMap() throws(UIKitException) {
    guard profile[ValidityRules.sectionMap], after.rows.isEmpty, !before.rows.isEmpty,
      !operations.contains(where: { $0.operation.kind.section == nil })
    else { return }
    throw exception(
      .sum(.sectionMap),
      before: before.sectionCount,
      expected: before.rows.count,
      answered: after.sectionCount
    ) { _ in true }
  }

  /// Checks the number of sections, counting a reload as a deletion and an insertion.
  func checkSections() throws(UIKitException) {
    let (insertions, deletions) = sectionChanges
    let expected = before.rows.count + insertions - deletions
    guard expected != after.rows.count else { return }
    throw exception(
      .sum(.sections(inserted: insertions, deleted: deletions)),
      before: before.sectionCount,
      expected: expected,
      answered: after.sectionCount
    ) { operation in
      switch operation {
      case .insertSection, .deleteSection, .reloadSection: true
      case .insertRow, .deleteRow, .reloadRow, .moveRow, .moveSection: false
      }
    }
  }

  var sectionBalance: Int { sectionChanges.insertions - sectionChanges.deletions }

  private var sectionChanges: (insertions: Int, deletions: Int) {
    var (insertions, deletions) = (0, 0)
    for queued in operations {
      switch queued.operation {
      case .insertSection: insertions += 1
      case .deleteSection: deletions += 1
      case .reloadSection:
        insertions += 1
        deletions += 1
      case .insertRow, .deleteRow, .reloadRow, .moveRow, .moveSection: break
      }
    }
    return (insertions, deletions)
  }

  /// Checks the rows of each existing section, in the order of the new sections.
  func checkRows() throws(UIKitException) {
    let changes = changesBySection()
    for section in after.rows.indices {
      guard let (old, expected) = expectedRows(of: section, changes) else { continue }
      guard expected != after.rows[section] else { continue }
      let change = changes[section] ?? UpdateSum.RowChanges()
      throw exception(
        .sum(.rows(section: section, change)),
        before: before.rowCount(of: old),
        expected: expected,
        answered: after.rowCount(of: section),
        remedy: hidesRows(of: old, section) ? .twoGroups : nil
      ) { isOnRows($0, of: old, section) }
    }
  }

  /// Whether one section has more rows than expected, and another one fewer.
  var rowsFailBothWays: Bool {
    let changes = changesBySection()
    let surplus = after.rows.indices.compactMap { section in
      expectedRows(of: section, changes).map { after.rows[section] - $0.count }
    }
    return surplus.contains { $0 > 0 } && surplus.contains { $0 < 0 }
  }

  /// The old index of a section and the number of rows that it should have now.
  ///
  /// Nil for a section that did not exist before the update.
  private func expectedRows(
    of section: Int,
    _ changes: RowChangesBySection
  ) -> (old: Int, count: Int)? {
    guard let old = sections.old(of: section), before.rows.indices.contains(old) else { return nil }
    return (old, before.rows[old] + (changes[section]?.balance ?? 0))
  }

  /// Returns the changes in each section, by the section's new index.
  func changesBySection() -> RowChangesBySection {
    var changes = RowChangesBySection()
    func countsInsertion(_ section: Int) -> Bool {
      guard let old = sections.old(of: section) else { return false }
      return !sections.isMoved(old)
    }
    for path in inserted where countsInsertion(path.section) {
      changes.add(UpdateSum.RowChanges(inserted: 1), to: path.section)
    }
    for case let path? in returning where countsInsertion(path.section) {
      changes.add(UpdateSum.RowChanges(inserted: 1), to: path.section)
    }
    func countDeletion(_ path: IndexPath) {
      guard let section = sections.new(of: path.section) else { return }
      changes.add(UpdateSum.RowChanges(deleted: 1), to: section)
    }
    for path in deleted { countDeletion(path) }
    for path in reloaded { countDeletion(path) }
    let moveSum = profile[ValidityRules.moveSum]
    for move in moved where moveSum.counts(from: move.from, to: move.to) {
      changes.add(UpdateSum.RowChanges(movedIn: 1), to: move.to.section)
      guard let section = sections.new(of: move.from.section) else { continue }
      changes.add(UpdateSum.RowChanges(movedOut: 1), to: section)
    }
    changes.sort()
    return changes
  }

  /// Returns whether rows are inserted into a moved section, where UIKit does not count them.
  private func hidesRows(of old: Int, _ new: Int) -> Bool {
    guard sections.isMoved(old) else { return false }
    return inserted.contains { $0.section == new } || returning.contains { $0?.section == new }
  }

  private func isOnRows(_ operation: UpdateOperation, of old: Int, _ new: Int) -> Bool {
    switch operation {
    case .insertRow(let path): path.section == new
    case .deleteRow(let path), .reloadRow(let path): path.section == old
    case .moveRow(let from, let to): from.section == old || to.section == new
    case .moveSection(let from, let to): from == old && to == new
    case .insertSection, .deleteSection, .reloadSection: false
    }
  }
}

/// The changes in the rows of some sections, by the sections' new indices.
struct RowChangesBySection {
  private struct Entry {
    let section: Int
    var changes: UpdateSum.RowChanges
  }

  private var entries: [Entry] = []

  /// Adds changes to a section, which is fast for consecutive operations on one section.
  mutating func add(_ changes: UpdateSum.RowChanges, to section: Int) {
    guard let last = entries.indices.last, entries[last].section == section else {
      return entries.append(Entry(section: section, changes: changes))
    }
    entries[last].changes += changes
  }

  /// Sorts the changes for searches.
  mutating func sort() {
    guard entries.count > 1 else { return }
    let all = entries.sorted { $0.section < $1.section }
    entries = []
    for entry in all { add(entry.changes, to: entry.section) }
  }

  /// The changes in a section, or nil if there are none.
  subscript(section: Int) -> UpdateSum.RowChanges? {
    entries.first(with: section) { $0.section }?.changes
  }
}

extension UpdateSum.RowChanges {
  fileprivate static func += (left: inout Self, right: Self) {
    left.inserted += right.inserted
    left.deleted += right.deleted
    left.movedIn += right.movedIn
    left.movedOut += right.movedOut
  }
}

extension MoveSum {
  /// Returns whether a moved row counts as removed and inserted.
  func counts(from: IndexPath, to: IndexPath) -> Bool {
    switch self {
    case .betweenSectionNumbers: from.section != to.section
    case .always: true
    }
  }
}

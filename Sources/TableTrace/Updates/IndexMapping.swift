/// The new index paths of the rows and sections before a batch, and the reverse.
///
/// Deletions are applied before insertions, regardless of the order of the calls. A reload is a
/// deletion, and an insertion where the row would have stayed.
///
/// It is made only from the operations, so it stores nothing per row. It also answers for rows and
/// sections that do not exist.
struct IndexMapping: Sendable {
  let sections: SectionMapping
  private let moves: Moves<IndexPath>
  private let removed: RowPlaces
  private let added: RowPlaces
  /// The removed and inserted places, without reloaded rows, which keep their identity.
  private let besidesReloads: (removed: RowPlaces, added: RowPlaces)
  /// The new rows from operations on rows, in order.
  ///
  /// Reloaded rows are among them. Rows of new sections are not listed.
  let insertedRows: [IndexPath]

  /// Makes the mapping of a batch.
  ///
  /// - Complexity: O(b log b) in the number of operations.
  init(_ batch: UpdateBatch) {
    let sections = SectionMapping(batch.operations)
    let rows = RowOperations(batch.operations, sections)
    moves = Moves(rows.moved)
    // Most batches move nothing.
    let isStill = rows.moved.isEmpty
    let removed = RowPlaces(isStill ? rows.deleted : rows.deleted + moves.origins)
    let added = RowPlaces(isStill ? rows.inserted : rows.inserted + moves.targets)
    var reloads: [(old: IndexPath, new: IndexPath)] = []
    for old in rows.reloaded where !removed.contains(old) {
      guard let section = sections.new(of: old.section) else { continue }
      let shift = IndexShift(removed: removed[old.section], added: added[section])
      guard let row = shift.new(of: old.row) else { continue }
      reloads.append((old, IndexPath(section: section, row: row)))
    }
    self.sections = sections
    besidesReloads = (removed, added)
    let inserted = reloads.isEmpty ? rows.inserted : rows.inserted + reloads.map(\.new)
    insertedRows = inserted.count > 1 ? RowPlaces(inserted).paths : inserted
    // Without reloads, the rows are already sorted.
    self.removed = reloads.isEmpty ? removed : RowPlaces(removed.paths + reloads.map(\.old))
    self.added = reloads.isEmpty ? added : RowPlaces(added.paths + reloads.map(\.new))
  }

  /// Returns the new index of a section, or nil if it is deleted or reloaded.
  func newSection(of old: Int) -> Int? { sections.new(of: old) }

  /// Returns the old index of a section, or nil if it is new.
  func oldSection(of new: Int) -> Int? { sections.old(of: new) }

  /// Returns the new index of a section, and how the rows that stay in it shift.
  ///
  /// It is nil if the section is deleted or reloaded.
  func shift(of old: Int) -> (section: Int, shift: IndexShift)? {
    sections.new(of: old).map { section in
      (section, IndexShift(removed: removed[old], added: added[section]))
    }
  }

  /// Returns the rows of a section that are moved, with their targets, in order.
  func movedRows(of section: Int) -> [(row: Int, target: IndexPath)] {
    removed[section].compactMap { row in
      moves.target(of: IndexPath(section: section, row: row)).map { (row, $0) }
    }
  }

  /// Returns the new index path of a row, or nil if it or its section is deleted or reloaded.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let target = moves.target(of: old) { return target }
    return shift(of: old.section).flatMap { section, shift in
      shift.new(of: old.row).map { IndexPath(section: section, row: $0) }
    }
  }

  /// Returns the new index paths of rows.
  ///
  /// It is nil for a row that is deleted or reloaded, or whose section is.
  func newPaths(of rows: some Collection<IndexPath>) -> [IndexPath?] {
    var sections = SectionLookup()
    return rows.map { row in
      if let target = moves.target(of: row) { return target }
      guard let section = sections.target(of: row.section, by: { shift(of: $0) }) else {
        return nil
      }
      return sections.shift.new(of: row.row).map { IndexPath(section: section, row: $0) }
    }
  }

  /// Returns the new index path of a row, even if it is reloaded, or nil if it or its section is
  /// gone.
  func heldPath(of old: IndexPath) -> IndexPath? {
    if let target = moves.target(of: old) { return target }
    return shiftBesidesReloads(old.section).flatMap { section, shift in
      shift.new(of: old.row).map { IndexPath(section: section, row: $0) }
    }
  }

  /// Returns the new index paths of rows, even if they are reloaded, without those that are gone.
  func heldPaths(of rows: [IndexPath]) -> [IndexPath] {
    var sections = SectionLookup()
    return rows.compactMap { row in
      if let target = moves.target(of: row) { return target }
      guard let section = sections.target(of: row.section, by: { shiftBesidesReloads($0) }) else {
        return nil
      }
      return sections.shift.new(of: row.row).map { IndexPath(section: section, row: $0) }
    }
  }

  /// Returns the old index path of a row, even if it is reloaded, or nil if it or its section is
  /// new.
  func heldOrigin(of new: IndexPath) -> IndexPath? {
    if let origin = moves.origin(of: new) { return origin }
    guard let section = sections.old(of: new.section) else { return nil }
    let (removed, added) = besidesReloads
    let shift = IndexShift(removed: removed[section], added: added[new.section])
    return shift.old(of: new.row).map { IndexPath(section: section, row: $0) }
  }

  /// Returns the new place of an insertion, or nil if its section is gone.
  func newGap(of old: IndexPath) -> IndexPath? {
    shiftBesidesReloads(old.section).map { section, shift in
      IndexPath(section: section, row: shift.newGap(of: old.row))
    }
  }

  /// Returns the new places of insertions, or nil for those whose section is gone.
  func newGaps(of places: [IndexPath?]) -> [IndexPath?] {
    var sections = SectionLookup()
    return places.map { place in
      guard let place,
        let section = sections.target(of: place.section, by: { shiftBesidesReloads($0) })
      else { return nil }
      return IndexPath(section: section, row: sections.shift.newGap(of: place.row))
    }
  }

  /// Finds how the rows of a section shift, only once for consecutive rows of that section.
  ///
  /// The shift is not copied, because a copy for each row would be expensive.
  private struct SectionLookup {
    private var asked: Int?
    private var target: Int?
    /// The shift of the rows of the last queried section.
    private(set) var shift = IndexShift(removed: [], added: [])

    /// Returns the new index of a section, or nil if it is gone.
    ///
    /// The next query reuses the result.
    mutating func target(
      of section: Int,
      by find: (Int) -> (section: Int, shift: IndexShift)?
    ) -> Int? {
      guard asked != section else { return target }
      let found = find(section)
      (asked, target) = (section, found?.section)
      if let found { shift = found.shift }
      return target
    }
  }

  private func shiftBesidesReloads(_ old: Int) -> (section: Int, shift: IndexShift)? {
    sections.new(of: old).map { section in
      let (removed, added) = besidesReloads
      return (section, IndexShift(removed: removed[old], added: added[section]))
    }
  }

  /// Returns the old index path of a row, or nil if it or its section is new.
  func oldPath(of new: IndexPath) -> IndexPath? {
    if let origin = moves.origin(of: new) { return origin }
    guard let section = sections.old(of: new.section) else { return nil }
    let shift = IndexShift(removed: removed[section], added: added[new.section])
    return shift.old(of: new.row).map { IndexPath(section: section, row: $0) }
  }
}

/// The update operations that change one snapshot into another.
///
/// An ``Alignment`` finds what stays. The rest follows from what UIKit allows: a section that moves
/// and changes is deleted and inserted. The same holds for a row that is reloaded and moved. A row
/// moves only between sections that stay.
struct SnapshotDifference {
  /// The operations, sections first, then rows in order.
  private(set) var operations: [UpdateOperation] = []
  /// The rows to reconfigure, with their index paths before the update.
  private(set) var reconfigured: [IndexPath] = []

  private let old: DiffableSnapshot
  private let new: DiffableSnapshot
  private let reloads: Set<String>

  /// Compares two snapshots without duplicates.
  init(from old: DiffableSnapshot, to new: DiffableSnapshot) {
    self.old = old
    self.new = new
    reloads = Set(new.reloadedItems)
    compareRows(in: compareSections())
    reconfigured = Self.places(of: new.reconfiguredItems, in: old)
  }

  /// Compares the sections, and returns the old and new indices of those that stay in order.
  private mutating func compareSections() -> [(old: Int, new: Int)] {
    let alignment = Alignment(from: old.sections.map(\.id), to: new.sections.map(\.id))
    let gone = old.sections.indices.filter { alignment.goes[$0] }
    let come = new.sections.indices.filter { alignment.comes[$0] }
    let origins = Dictionary(uniqueKeysWithValues: gone.map { (old.sections[$0].id, $0) })
    let targets = Dictionary(uniqueKeysWithValues: come.map { (new.sections[$0].id, $0) })
    for place in gone.reversed() {
      let target = targets[old.sections[place].id]
      if target.map({ keepsItems(old.sections[place], new.sections[$0]) }) != true {
        operations.append(.deleteSection(place))
      }
    }
    for place in come {
      if let origin = origins[new.sections[place].id],
        keepsItems(old.sections[origin], new.sections[place])
      {
        operations.append(.moveSection(from: origin, to: place))
      } else {
        operations.append(.insertSection(place))
      }
    }
    let staying = old.sections.indices.filter { !alignment.goes[$0] }
    return Array(zip(staying, new.sections.indices.filter { !alignment.comes[$0] }))
  }

  /// Returns whether a section that moves is otherwise unchanged.
  private func keepsItems(
    _ section: DiffableSnapshot.Section,
    _ target: DiffableSnapshot.Section
  ) -> Bool {
    section.items == target.items && !section.items.contains(where: reloads.contains)
  }

  private mutating func compareRows(in sections: [(old: Int, new: Int)]) {
    var left: [String: IndexPath] = [:]
    var entered: [String: IndexPath] = [:]
    for section in sections {
      let before = old.sections[section.old].items
      let after = new.sections[section.new].items
      let alignment = Alignment(from: before, to: after)
      for (row, item) in before.enumerated() where alignment.goes[row] {
        left[item] = IndexPath(section: section.old, row: row)
      }
      for (row, item) in after.enumerated() where alignment.comes[row] {
        entered[item] = IndexPath(section: section.new, row: row)
      }
      for (row, item) in before.enumerated() where reloads.contains(item) && left[item] == nil {
        operations.append(.reloadRow(IndexPath(section: section.old, row: row)))
      }
    }
    for (item, place) in left.sorted(by: { $0.value < $1.value }) {
      if let target = entered[item], !reloads.contains(item) {
        operations.append(.moveRow(from: place, to: target))
      } else {
        operations.append(.deleteRow(place))
      }
    }
    for (item, place) in entered.sorted(by: { $0.value < $1.value })
    where left[item] == nil || reloads.contains(item) {
      operations.append(.insertRow(place))
    }
  }

  private static func places(of items: [String], in snapshot: DiffableSnapshot) -> [IndexPath] {
    let wanted = Set(items)
    return snapshot.sections.enumerated().flatMap { section, content in
      content.items.enumerated().compactMap { row, item in
        wanted.contains(item) ? IndexPath(section: section, row: row) : nil
      }
    }
  }
}

/// The updates that lead from one snapshot to another, as the standard library finds them.
///
/// What is legal decides the rest: a section that moves and changes, and a row that is reloaded and
/// moves, are taken out and put in; a row moves only between sections that stay.
struct SnapshotDifference {
  /// The operations: sections first, rows by their places.
  private(set) var operations: [UpdateOperation] = []
  /// The rows to configure again, by their places before.
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

  /// Compares the sections; returns those that stay in their order, as before and as after.
  private mutating func compareSections() -> [(old: Int, new: Int)] {
    let difference = new.sections.map(\.id).difference(from: old.sections.map(\.id))
      .inferringMoves()
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let place, _, let target):
        gone.insert(place)
        if target.map({ keepsItems(old.sections[place], new.sections[$0]) }) != true {
          operations.append(.deleteSection(place))
        }
      case .insert(let place, _, let origin):
        come.insert(place)
        if let origin, keepsItems(old.sections[origin], new.sections[place]) {
          operations.append(.moveSection(from: origin, to: place))
        } else {
          operations.append(.insertSection(place))
        }
      }
    }
    let staying = old.sections.indices.filter { !gone.contains($0) }
    return Array(zip(staying, new.sections.indices.filter { !come.contains($0) }))
  }

  /// Whether a section that moves is otherwise the same.
  private func keepsItems(
    _ section: DiffableSnapshot.Section,
    _ target: DiffableSnapshot.Section
  ) -> Bool {
    section.items == target.items && !section.items.contains(where: reloads.contains)
  }

  /// Compares the rows of the sections that stay.
  private mutating func compareRows(in sections: [(old: Int, new: Int)]) {
    var left: [String: IndexPath] = [:]
    var entered: [String: IndexPath] = [:]
    for section in sections {
      let before = old.sections[section.old].items
      let after = new.sections[section.new].items
      for change in after.difference(from: before) {
        switch change {
        case .remove(let row, let item, _):
          left[item] = IndexPath(section: section.old, row: row)
        case .insert(let row, let item, _):
          entered[item] = IndexPath(section: section.new, row: row)
        }
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

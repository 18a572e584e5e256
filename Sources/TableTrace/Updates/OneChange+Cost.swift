/// Ranks how well a change explains the rows.
extension OneChange {
  /// Returns the number of rows that are deleted and inserted with the same item, without need.
  ///
  /// Returns nil if a remaining row would change its item.
  func cost(of trial: UpdateTrial) -> Int? {
    guard let items else { return countedCost(of: trial) }
    let mapping = IndexMapping(trial.batch)
    let reloaded = trial.batch.reloadedRows
    var gone: [String: Int] = [:]
    for (section, rows) in items.before.enumerated() {
      guard let rows else { continue }
      for (row, item) in rows.enumerated() {
        let path = IndexPath(section: section, row: row)
        if let new = mapping.newPath(of: path) {
          guard items.isSame(item, at: new) else { return nil }
        } else if !reloaded.contains(path) {
          gone[item, default: 0] += 1
        }
      }
    }
    let isWhole = !items.before.contains(nil) && !items.after.contains(nil)
    var cost = isWhole ? sectionCost(of: trial) : countedCost(of: trial)
    for (section, rows) in items.after.enumerated() {
      guard let rows else { continue }
      for (row, item) in rows.enumerated() {
        guard let count = gone[item], count > 0,
          mapping.oldPath(of: IndexPath(section: section, row: row)) == nil
        else { continue }
        gone[item] = count - 1
        cost += 1
      }
    }
    return cost
  }

  /// Returns how many sections are deleted and inserted again.
  ///
  /// Sections have no names, so a deleted and an inserted section may be the same.
  private func sectionCost(of trial: UpdateTrial) -> Int {
    var (gone, come) = (0, 0)
    for queued in trial.batch.operations {
      switch queued.operation {
      case .insertSection: come += 1
      case .deleteSection: gone += 1
      case .insertRow, .deleteRow, .reloadRow, .moveRow, .reloadSection, .moveSection: break
      }
    }
    return min(gone, come)
  }

  /// Returns the cost without the items, as if all rows were alike.
  private func countedCost(of trial: UpdateTrial) -> Int {
    let sections = SectionMapping(trial.batch.operations)
    var (gone, come) = (0, 0)
    for queued in trial.batch.operations {
      switch queued.operation {
      case .insertRow(let path): if sections.old(of: path.section) != nil { come += 1 }
      case .deleteRow(let path): if sections.new(of: path.section) != nil { gone += 1 }
      case .insertSection(let section):
        come += 1 + (trial.after.rows.indices.contains(section) ? trial.after.rows[section] : 0)
      case .deleteSection(let section):
        gone += 1 + (trial.before.rows.indices.contains(section) ? trial.before.rows[section] : 0)
      case .reloadRow, .moveRow, .reloadSection, .moveSection: break
      }
    }
    return min(gone, come)
  }
}

extension UpdateItems {
  /// Returns whether a row has an item, or may have it if its items are not known.
  fileprivate func isSame(_ item: String, at path: IndexPath) -> Bool {
    guard after.indices.contains(path.section), let rows = after[path.section] else { return true }
    return rows.indices.contains(path.row) && rows[path.row] == item
  }
}

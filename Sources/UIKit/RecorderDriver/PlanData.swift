import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

struct PlanData {
  var sections: [SectionModel]
  var items: [String: ItemDescription]

  /// Why a place beyond the data ends the app, or nil for one that is there.
  func missing(section: Int) -> String? {
    sections.indices.contains(section) ? nil : Self.reason(section, of: sections.count)
  }

  /// The same for a row, or for the place behind the last row.
  func missing(section: Int, row: Int, isInsertion: Bool = false) -> String? {
    if let reason = missing(section: section) { return reason }
    let count = sections[section].count
    guard row < 0 || row >= count + (isInsertion ? 1 : 0) else { return nil }
    return Self.reason(row, of: count)
  }

  private static func reason(_ index: Int, of count: Int) -> String {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    return "*** -[__NSArrayM objectAtIndex:]: index \(index) beyond bounds \(bounds)"
  }

  /// The name of the item of a row that is there, or nil where rows are only counted.
  func item(section: Int, row: Int) -> String? {
    guard missing(section: section, row: row) == nil else { return nil }
    guard case .items(let names) = sections[section].rows else { return nil }
    return names[row]
  }

  /// Whether any item answers a callback, so that the app looks for the item of its row.
  func answers(_ callback: Callback) -> Bool {
    items.values.contains { $0.answers[callback] != nil }
  }
}

extension PlanRun {
  /// The data changes, as the app changes it.
  func change(_ change: ModelChange) {
    switch change {
    case .insert(let insertions):
      for insertion in insertions {
        guard let place = row(insertion.at), exists(place, isInsertion: true) else { return }
        data.sections[place.section].rows.insert(insertion.item, at: place.row)
      }
    case .remove(let rows):
      // All places are those before the change, so the last goes first.
      for place in self.rows(rows).sorted(by: >) {
        guard exists(place) else { return }
        data.sections[place.section].rows.remove(at: place.row)
      }
    case .move(let source, let target):
      guard let source = row(source), let target = row(target), exists(source) else { return }
      let item = data.sections[source.section].rows.remove(at: source.row)
      guard exists(target, isInsertion: true) else { return }
      data.sections[target.section].rows.insert(item, at: target.row)
    case .set(let section, let rows):
      guard exists(section: section) else { return }
      data.sections[section].rows = rows
    case .sections(let sections):
      data.sections = sections
    case .items(let items):
      for (name, item) in items { data.items[name, default: ItemDescription()].change(item) }
    // No plan has it.
    case .itemsAt: return
    }
  }

  /// Whether a section exists.
  ///
  /// A missing one ends the app.
  func exists(section: Int) -> Bool { isFine(data.missing(section: section)) }

  /// Whether a row exists.
  ///
  /// A missing one ends the app.
  func exists(_ row: IndexPath, isInsertion: Bool = false) -> Bool {
    isFine(data.missing(section: row.section, row: row.row, isInsertion: isInsertion))
  }

  private func isFine(_ reason: String?) -> Bool {
    guard let reason else { return true }
    raise("NSRangeException", reason)
    return false
  }
}

import Scenarios
import TableTrace
import UIKit

import struct Foundation.IndexPath

struct PlanData {
  var sections: [SectionModel]
  var items: [String: ItemDescription]

  /// Returns the reason of the exception for a section beyond the data, or nil if it exists.
  func missing(section: Int) -> String? {
    sections.indices.contains(section) ? nil : Self.reason(section, of: sections.count)
  }

  /// Returns the reason of the exception for a row beyond the data, or nil if it exists.
  ///
  /// With `isInsertion`, the row after the last one is valid too.
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

  /// Returns the name of an existing row's item, or nil if rows are only counted.
  func item(section: Int, row: Int) -> String? {
    guard missing(section: section, row: row) == nil else { return nil }
    guard case .items(let names) = sections[section].rows else { return nil }
    return names[row]
  }

  /// Whether any item has an answer to a callback, so that the app searches for the row's item.
  func answers(_ callback: Callback) -> Bool {
    items.values.contains { $0.answers[callback] != nil }
  }
}

extension PlanRun {
  /// Changes the data as the app does.
  func change(_ change: ModelChange) {
    switch change {
    case .insert(let insertions):
      for insertion in insertions {
        guard let place = row(insertion.at), exists(place, isInsertion: true) else { return }
        data.sections[place.section].rows.insert(insertion.item, at: place.row)
      }
    case .remove(let rows):
      // All index paths are those before the change, so the last one is removed first.
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
    // Plans do not contain this change.
    case .itemsAt: return
    }
  }

  /// Whether a section exists, or the app ends with an exception.
  func exists(section: Int) -> Bool { isFine(data.missing(section: section)) }

  /// Whether a row exists, or the app ends with an exception.
  func exists(_ row: IndexPath, isInsertion: Bool = false) -> Bool {
    isFine(data.missing(section: row.section, row: row.row, isInsertion: isInsertion))
  }

  private func isFine(_ reason: String?) -> Bool {
    guard let reason else { return true }
    raise("NSRangeException", reason)
    return false
  }
}

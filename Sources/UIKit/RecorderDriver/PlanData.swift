import Foundation
import RecordingPlans
import UIKit

struct PlanData {
  var sections: [PlannedSection]
  var items: [String: PlannedItem]

  init(_ data: PlannedData) {
    sections = data.sections
    items = data.items
  }

  /// Why a place beyond the data ends the app; nil for one that is there.
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

  /// The name of the item of a row that is there; nil where rows are only counted.
  func item(section: Int, row: Int) -> String? {
    guard missing(section: section, row: row) == nil else { return nil }
    return sections[section].items?[row]
  }

  /// Whether any item answers a callback, so that the app looks for the item of its row.
  func answers(_ key: String) -> Bool { items.values.contains { $0.answers[key] != nil } }

  /// Puts an item in front of a row.
  mutating func insert(_ item: String, section: Int, row: Int) {
    sections[section].count += 1
    sections[section].items?.insert(item, at: row)
  }

  @discardableResult
  mutating func remove(section: Int, row: Int) -> String {
    sections[section].count -= 1
    return sections[section].items?.remove(at: row) ?? ""
  }

  /// Says something else of an item.
  mutating func say(_ new: PlannedItem, of name: String) {
    items[name, default: PlannedItem()].answers.merge(new.answers) { _, new in new }
    items[name]?.content.change(new.content)
    if let height = new.selfSizing { items[name]?.selfSizing = height }
    if let cell = new.cell { items[name]?.cell = cell }
  }
}

extension PlannedContent {
  /// Takes over the parts that another content has.
  mutating func change(_ new: PlannedContent) {
    text = new.text ?? text
    image = new.image ?? image
  }
}

extension PlanRun {
  /// The data changes, as the app changes it.
  func change(_ change: PlannedChange) {
    switch change {
    case .insert(let insertions):
      for insertion in insertions {
        guard let place = row(insertion.place), exists(place, isInsertion: true) else { return }
        data.insert(insertion.item, section: place.section, row: place.row)
      }
    case .remove(let rows):
      // All places are those before the change, so the last goes first.
      for place in self.rows(rows).sorted(by: >) {
        guard exists(place) else { return }
        data.remove(section: place.section, row: place.row)
      }
    case .move(let source, let target):
      guard let source = row(source), let target = row(target), exists(source) else { return }
      let item = data.remove(section: source.section, row: source.row)
      guard exists(target, isInsertion: true) else { return }
      data.insert(item, section: target.section, row: target.row)
    case .setRows(let section, let items, let count):
      guard exists(section: section) else { return }
      data.sections[section].items = items
      data.sections[section].count = count
    case .setSections(let sections):
      data.sections = sections
    case .setItems(let items):
      for name in items.keys.sorted() {
        if let item = items[name] { data.say(item, of: name) }
      }
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

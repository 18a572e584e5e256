import Scenarios
import TableTrace

/// Records the titles of the cells of a run.
///
/// A title is the name of the item, or a city if the scenario gives only the number of rows. A cell
/// keeps its title until the app fills it for another row. A row keeps its city through inserts,
/// deletes, moves and reloads.
final class ShownItems: PassingSink {
  /// A title that a cell gets.
  struct Title: Equatable {
    /// The number of the event, from 1.
    var event: Int
    var cell: String
    /// The text, or an empty one if the app decides what the cell shows.
    var text: String

    /// The title as JSON for the page.
    var value: JSONValue { .list([.integer(event), .text(cell), .text(text)]) }
  }

  private struct InsertedRow: Hashable {
    var update: Int
    var row: IndexPath
  }

  /// The most updates through which a row is traced back.
  private static let mostUpdates = 200

  let next: any TraceSink
  private(set) var titles: [Title] = []
  private let scenario: Scenario
  private let hasOwnTexts: Bool
  /// The number of rows above each section at the beginning.
  private let rowsAbove: [Int]
  /// Returns the number of events so far, or nil if no more events are shown.
  private let eventCount: () -> Int?
  /// For each update, a function that returns the old index path of a row.
  private var origins: [(IndexPath) -> IndexPath?] = []
  private var insertedRows: [InsertedRow: Int] = [:]

  init(
    before next: any TraceSink,
    of scenario: Scenario,
    eventCount: @escaping () -> Int?
  ) {
    self.next = next
    self.scenario = scenario
    hasOwnTexts = scenario.cells.contains { $0.content.text != nil }
    self.eventCount = eventCount
    var count = 0
    rowsAbove = scenario.sections.map { section in
      defer { count &+= section.count }
      return count
    }
  }

  func called(_ call: Call) {
    next.called(call)
  }

  func renumbered(_ origin: @escaping (IndexPath) -> IndexPath?) {
    if origins.count < Self.mostUpdates { origins.append(origin) }
    next.renumbered(origin)
  }

  func filled(_ cell: Cell, for row: IndexPath, item: String?) {
    if let event = eventCount() {
      let text = title(of: row, item: item)
      titles.append(Title(event: event, cell: cell.description, text: text))
    }
    next.filled(cell, for: row, item: item)
  }

  private func title(of row: IndexPath, item: String?) -> String {
    if hasOwnTexts || item.flatMap({ scenario.items[$0]?.content.text }) != nil { return "" }
    return item ?? city(of: row)
  }

  /// Returns the city of a row, found by the row's first index path.
  private func city(of row: IndexPath) -> String {
    var row = row
    for (update, origin) in origins.enumerated().reversed() {
      guard let old = origin(row) else {
        let inserted = InsertedRow(update: update, row: row)
        let number = insertedRows[inserted] ?? insertedRows.count
        insertedRows[inserted] = number
        return Cities.city(ofInserted: number)
      }
      row = old
    }
    let above = rowsAbove.indices.contains(row.section) ? rowsAbove[row.section] : row.section
    return Cities.city(ofRow: above &+ row.row)
  }
}

@available(*, unavailable)
extension ShownItems: Sendable {}

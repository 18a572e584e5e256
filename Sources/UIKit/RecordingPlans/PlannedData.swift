package struct PlannedData: Codable, Equatable, Sendable {
  package var sections: [PlannedSection] = []
  package var items: [String: PlannedItem] = [:]
  /// Whether the cells show something that the log prints.
  package var showsContent = false
  /// The heights that rows take by themselves, of which the first that means a row counts.
  package var selfSizing: [PlannedHeight] = []

  package init() {}
}

package struct PlannedSection: Codable, Equatable, Sendable {
  package var header: String?
  package var footer: String?
  /// The names of the items; nil where rows are only counted.
  package var items: [String]?
  package var count: Int

  package init(header: String?, footer: String?, items: [String]?, count: Int) {
    self.header = header
    self.footer = footer
    self.items = items
    self.count = count
  }
}

/// The height that some rows take by themselves.
package struct PlannedHeight: Codable, Equatable, Sendable {
  /// The rows; nil for all.
  package var rows: PlannedPattern?
  /// The height, in points.
  package var height: Double

  package init(rows: PlannedPattern?, height: Double) {
    self.rows = rows
    self.height = height
  }
}

package struct PlannedItem: Codable, Equatable, Sendable {
  /// The answers about its row, by the keys of callbacks.
  package var answers: [String: PlannedAnswers] = [:]
  package var content = PlannedContent()
  package var cell: String?
  /// The self-sizing height of its row, in points; nil if the plan has none.
  package var selfSizing: Double?

  /// Makes an item of which nothing is known.
  package init() {}
}

/// The content of a cell; nil for a part that does not change.
package struct PlannedContent: Codable, Equatable, Sendable {
  package enum Part: Codable, Equatable, Sendable {
    case nothing
    /// A text with placeholders for the arguments of a call.
    case text(value: String)
  }

  package var text: Part?
  package var image: Part?

  package init() {}

  package var isEmpty: Bool { text == nil && image == nil }
}

package struct PlannedCell: Codable, Equatable, Sendable {
  package enum Dequeue: String, Codable, CaseIterable, Sendable {
    /// With the row, which needs a registration.
    case forIndexPath
    /// Without the row. If the pool has no cell, one is made.
    case plain
    case none
  }

  package var identifier: String
  package var isRegistered: Bool
  package var dequeue: Dequeue
  /// The accessory type, by its name in UIKit.
  package var accessory: String
  package var content: PlannedContent
  /// The parts that `prepareForReuse` clears: `text`, `image`.
  package var clears: [String]
  /// The rows that it is for; nil for all.
  package var rows: PlannedPattern?

  package init(identifier: String, isRegistered: Bool, dequeue: Dequeue, accessory: String) {
    self.identifier = identifier
    self.isRegistered = isRegistered
    self.dequeue = dequeue
    self.accessory = accessory
    content = PlannedContent()
    clears = []
  }
}

package enum PlannedChange: Codable, Equatable, Sendable {
  package struct Insertion: Codable, Equatable, Sendable {
    package var place: PlannedRow
    package var item: String

    package init(place: PlannedRow, item: String) {
      self.place = place
      self.item = item
    }
  }

  case insert(items: [Insertion])
  /// Rows go, by their places before.
  case remove(rows: [PlannedRow])
  /// An item goes to another place.
  case move(from: PlannedRow, to: PlannedRow)
  /// A section has other rows.
  case setRows(section: Int, items: [String]?, count: Int)
  /// Other sections.
  case setSections(sections: [PlannedSection])
  /// Something else is known of items.
  case setItems(items: [String: PlannedItem])
}

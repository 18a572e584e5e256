/// The app's own data.
package struct PlannedData: Codable, Equatable, Sendable {
  package var sections: [PlannedSection] = []
  /// The items by name.
  package var items: [String: PlannedItem] = [:]
  /// Whether the cells show something that the log prints.
  package var showsContent = false
  /// The heights that rows take by themselves, of which the first that means a row counts.
  package var selfSizing: [PlannedHeight] = []

  /// Makes data without sections.
  package init() {}
}

/// A section of the data.
package struct PlannedSection: Codable, Equatable, Sendable {
  /// The text of the header.
  package var header: String?
  /// The text of the footer.
  package var footer: String?
  /// The names of the items; nil where rows are only counted.
  package var items: [String]?
  /// The number of rows.
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
  /// The reuse identifier of its cell.
  package var cell: String?
  /// The self-sizing height of its row, in points; nil if the plan has none.
  package var selfSizing: Double?

  /// Makes an item of which nothing is known.
  package init() {}
}

/// The content of a cell; nil for a part that does not change.
package struct PlannedContent: Codable, Equatable, Sendable {
  /// A part of a cell.
  package enum Part: Codable, Equatable, Sendable {
    /// It shows nothing.
    case nothing
    /// A text with placeholders for the arguments of a call.
    case text(value: String)
  }

  /// The label.
  package var text: Part?
  /// The picture.
  package var image: Part?

  /// Makes a content that changes nothing.
  package init() {}

  /// Whether it changes nothing.
  package var isEmpty: Bool { text == nil && image == nil }
}

package struct PlannedCell: Codable, Equatable, Sendable {
  /// The way to get a cell.
  package enum Dequeue: String, Codable, CaseIterable, Sendable {
    /// With the row, which needs a registration.
    case forIndexPath
    /// Without the row. If the pool has no cell, one is made.
    case plain
    /// A new one each time.
    case none
  }

  /// The reuse identifier.
  package var identifier: String
  /// Whether its class is registered.
  package var isRegistered: Bool
  /// The way to get a cell.
  package var dequeue: Dequeue
  /// The accessory type, by its name in UIKit.
  package var accessory: String
  package var content: PlannedContent
  /// The parts that `prepareForReuse` clears: `text`, `image`.
  package var clears: [String]
  /// The rows that it is for; nil for all.
  package var rows: PlannedPattern?

  /// Makes a description.
  package init(identifier: String, isRegistered: Bool, dequeue: Dequeue, accessory: String) {
    self.identifier = identifier
    self.isRegistered = isRegistered
    self.dequeue = dequeue
    self.accessory = accessory
    content = PlannedContent()
    clears = []
  }
}

/// A change of the data.
package enum PlannedChange: Codable, Equatable, Sendable {
  /// An item and where it goes.
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

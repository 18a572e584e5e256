package import TableTrace

/// How the scripted data source creates the cells of some rows.
package struct CellDescription: Codable, Hashable, Sendable {
  package enum Registration: String, Codable, CaseIterable, Sendable {
    /// A class, as with `register(_:forCellReuseIdentifier:)`.
    case `class`
    case nib
    case none
  }

  package enum Dequeue: String, Codable, CaseIterable, Sendable {
    /// The call `dequeueReusableCell(withIdentifier:for:)`.
    case forIndexPath
    /// `dequeueReusableCell(withIdentifier:)`, or a new cell if it returns nil.
    case plain
    /// A new cell each time, without a dequeue.
    case none
  }

  package enum ReuseWork: String, Codable, CaseIterable, Sendable {
    case text
    case image
    /// Cancels deferred reactions for the cell.
    case after
  }

  /// The look of a selected cell, which affects no call.
  package enum SelectionStyle: String, Codable, CaseIterable, Sendable {
    case none
    /// Blue, which only iOS 6 and earlier shows.
    case blue
    case gray
    case `default`
  }

  package var identifier = "Cell"
  package var register: Registration = .class
  package var dequeue: Dequeue = .forIndexPath
  package var accessory = AccessoryType.none
  package var selectionStyle = SelectionStyle.default
  /// The content that cellForRow sets, unless the item has its own content.
  package var content = ContentParts()
  /// Whether its cells use a content configuration, which requests a new height by itself.
  package var usesContentConfiguration = true
  /// What its cells do in `prepareForReuse`.
  package var prepareForReuse: [ReuseWork] = []
  /// What its cells do in `updateConfiguration(using:)`, or nil if the class does not override it.
  package var updateConfiguration: CellConfiguration?
  /// What their `configurationUpdateHandler` does, or nil for cells without one.
  package var configurationUpdateHandler: CellConfiguration?
  /// The rows with such cells, or nil for all.
  package var rows: IndexPattern?

  package init() {}

  package init(_ identifier: String) {
    self.identifier = identifier
  }
}

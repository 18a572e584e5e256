package import TableTrace

/// The description of the cells that the scripted data source makes for some rows.
package struct CellDescription: Codable, Hashable, Sendable {
  package enum Registration: String, Codable, CaseIterable, Sendable {
    /// `register(_:forCellReuseIdentifier:)` with a class.
    case `class`
    case nib
    case none
  }

  package enum Dequeue: String, Codable, CaseIterable, Sendable {
    /// `dequeueReusableCell(withIdentifier:for:)`.
    case forIndexPath
    /// `dequeueReusableCell(withIdentifier:)`; the app makes a cell when it answers nil.
    case plain
    /// No dequeue; a new cell each time.
    case none
  }

  package enum ReuseWork: String, Codable, CaseIterable, Sendable {
    case text
    case image
    /// Discards deferred reactions for the cell.
    case after
  }

  /// The look of a selected cell, which affects no call.
  package enum SelectionStyle: String, Codable, CaseIterable, Sendable {
    case none
    /// Blue, up to iOS 6.
    case blue
    case gray
    case `default`
  }

  package var identifier = "Cell"
  package var register: Registration = .class
  package var dequeue: Dequeue = .forIndexPath
  package var accessory = AccessoryType.none
  package var selectionStyle = SelectionStyle.default
  /// The content that cellForRow sets, unless the item says otherwise.
  package var content = ContentParts()
  /// Whether what its cells show is a content configuration, which requests another height by itself.
  package var usesContentConfiguration = true
  /// The work of its cells in `prepareForReuse`.
  package var prepareForReuse: [ReuseWork] = []
  /// The work of its cells in `updateConfiguration(using:)`, or nil for a class that does not
  /// override it.
  package var updateConfiguration: CellConfiguration?
  /// The work of their `configurationUpdateHandler`, or nil for cells without one.
  package var configurationUpdateHandler: CellConfiguration?
  /// The rows it applies to, or nil for all.
  package var rows: IndexPattern?

  package init() {}

  package init(_ identifier: String) {
    self.identifier = identifier
  }
}

package import TableTrace

/// How the scripted data source makes cells of some rows.
package struct CellDescription: Hashable, Sendable {
  /// What is registered for the identifier.
  package enum Registration: String, CaseIterable, Sendable {
    /// `register(_:forCellReuseIdentifier:)` with a class.
    case `class`
    case nib
    case none
  }

  /// How a cell is taken from the pool.
  package enum Dequeue: String, CaseIterable, Sendable {
    /// `dequeueReusableCell(withIdentifier:for:)`.
    case forIndexPath
    /// `dequeueReusableCell(withIdentifier:)`; the app makes a cell when it answers nil.
    case plain
    /// No dequeue; a new cell each time.
    case none
  }

  /// What a cell does as it comes from the pool.
  package enum ReuseWork: String, CaseIterable, Sendable {
    case text
    /// Its image goes.
    case image
    /// What reactions have put off for it is not done any more.
    case after
  }

  /// How a selected cell looks, on which no call depends.
  package enum SelectionStyle: String, CaseIterable, Sendable {
    case none
    /// Blue, up to iOS 6.
    case blue
    case gray
    case `default`
  }

  package var identifier = "Cell"
  package var register: Registration = .class
  package var dequeue: Dequeue = .forIndexPath
  /// What stands at the right edge of its cells.
  package var accessory = AccessoryType.none
  /// How its cells look when they are selected.
  package var selectionStyle = SelectionStyle.default
  /// What cellForRow puts into its cells, where the item says nothing else.
  package var content = ContentParts()
  /// Whether what its cells show is a content configuration, which asks for another height by itself.
  package var usesContentConfiguration = true
  /// What its cells do in `prepareForReuse`.
  package var prepareForReuse: Set<ReuseWork> = []
  /// What its cells do in `updateConfiguration(using:)`; nil for a class that leaves it alone.
  package var updateConfiguration: CellConfiguration?
  /// What their `configurationUpdateHandler` does; nil for cells without.
  package var configurationUpdateHandler: CellConfiguration?
  /// The rows it applies to; nil for all.
  package var rows: IndexPattern?

  package init() {}

  package init(_ identifier: String) {
    self.identifier = identifier
  }
}

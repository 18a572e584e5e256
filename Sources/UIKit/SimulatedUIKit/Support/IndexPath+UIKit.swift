public import Foundation

/// Adds rows and sections to index paths, as UIKit does.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of an item, which is a row in a table.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section, or `NSNotFound` for an index path without one.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row in its section, or `NSNotFound` for an index path without one.
  public var row: Int {
    get { count < 2 ? NSNotFound : self[1] }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The item in its section, which is the row in a table.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

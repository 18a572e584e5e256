public import Foundation

/// Rows and sections, as UIKit adds them to index paths.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the path of an item, which for a table is a row.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section; `NSNotFound` for a path that has none.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row in its section; `NSNotFound` for a path that has none.
  public var row: Int {
    get { count < 2 ? NSNotFound : self[1] }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The item in its section, which for a table is the row.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

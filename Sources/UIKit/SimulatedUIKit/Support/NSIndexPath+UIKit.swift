public import Foundation

/// Rows and sections of index paths that are objects.
extension NSIndexPath {
  /// Makes the path of a row.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Makes the path of an item.
  public convenience init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section; `NSNotFound` for a path that has none.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
  /// The row in its section; `NSNotFound` for a path that has none.
  public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
  /// The item in its section, which for a table is the row.
  public var item: Int { row }
}

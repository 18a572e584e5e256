public import Foundation

/// Rows and sections of index paths that are objects.
extension NSIndexPath {
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

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

public import Foundation

/// Adds rows and sections to index paths that are objects.
extension NSIndexPath {
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  public convenience init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section, or `NSNotFound` for an index path without one.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }
  /// The row in its section, or `NSNotFound` for an index path without one.
  public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }
  /// The item in its section, which is the row in a table.
  public var item: Int { row }
}

/// A section and a row inside it, both counted from 0.
///
/// It is only two integers, because the table makes one for every height that it queries.
public struct IndexPath: Codable, Hashable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row inside the section, from 0.
  public var row: Int

  /// Makes a path from a section and a row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension IndexPath: Comparable {
  /// Orders index paths as a table lays out rows: by section, then by row.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

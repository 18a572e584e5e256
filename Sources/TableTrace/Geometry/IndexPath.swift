/// The place of a row: a section and a row in it, both counted from 0.
///
/// Two integers and nothing else, because the table makes one for every height it queries.
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
  /// Orders paths as a table lays rows out: by section, then by row.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// The place of a row: a section and a row in it, both counted from 0.
///
/// Two integers and nothing else, because the table makes one for every height it queries.
public struct IndexPath: Hashable, Sendable {
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

extension IndexPath: CustomStringConvertible {
  /// The form of the trace, `[0, 3]`.
  public var description: String {
    // With up to five digits each it is one of the texts that need no memory of their own.
    let isShort = (0..<100_000).contains(section) && (0..<100_000).contains(row)
    return String(atMost: isShort ? 14 : 44) { $0.put(self) }
  }
}

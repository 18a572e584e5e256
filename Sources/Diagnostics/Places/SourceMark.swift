/// A place in a text file: a line and a column, both counted from 1.
///
/// Columns count characters as YAML does, one for each Unicode scalar, and not what a terminal draws.
package struct SourceMark: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// Makes a mark.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceMark: Comparable {
  /// Orders as one reads: by line, then by column.
  package static func < (left: SourceMark, right: SourceMark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

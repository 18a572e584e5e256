/// A place in a text file: a line and a column, both counted from 1.
///
/// Columns count Unicode scalars, as YAML does, and not terminal columns. Numbers are stored in
/// half an `Int`, because every value of a file has four of them.
package struct SourceMark: Hashable, Sendable {
  private var storedLine: Int32
  private var storedColumn: Int32

  package init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// The line, from 1.
  package var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  /// The column, from 1.
  package var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }
}

extension SourceMark: Comparable {
  /// Orders places by line, then by column.
  package static func < (left: SourceMark, right: SourceMark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

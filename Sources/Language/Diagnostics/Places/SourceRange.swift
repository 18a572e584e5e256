/// A range of a text file, up to but not including its end.
package struct SourceRange: Hashable, Sendable {
  /// The first character.
  package var start: SourceMark
  /// The place after the last character.
  package var end: SourceMark

  package init(start: SourceMark, end: SourceMark) {
    self.start = start
    self.end = end
  }

  /// Creates a range of `length` characters in one line.
  package init(line: Int, column: Int, length: Int = 1) {
    self.start = SourceMark(line: line, column: column)
    self.end = SourceMark(line: line, column: column + length)
  }
}

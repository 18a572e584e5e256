/// A piece of a text file, from a place up to, and without, another.
package struct SourceRange: Hashable, Sendable {
  /// The first character.
  package var start: SourceMark
  /// The place behind the last character.
  package var end: SourceMark

  package init(start: SourceMark, end: SourceMark) {
    self.start = start
    self.end = end
  }

  /// Makes a range of so many characters in one line.
  package init(line: Int, column: Int, length: Int = 1) {
    self.start = SourceMark(line: line, column: column)
    self.end = SourceMark(line: line, column: column + length)
  }
}

/// The characters of a text by line and column.
package struct TextLines: Sendable {
  private let path: String
  private var scalars: [Unicode.Scalar] = []
  /// The offset of the first byte of each line.
  private var starts = [0]

  package init(_ source: SourceText) {
    path = source.path
    scalars = Array(String(decoding: source.bytes, as: UTF8.self).unicodeScalars)
    for (place, scalar) in scalars.enumerated() where Self.isBreak(scalar) {
      let isFirstOfTwo = scalar == "\r" && scalars.dropFirst(place + 1).first == "\n"
      if !isFirstOfTwo { starts.append(place + 1) }
    }
  }

  /// The number of lines, including an empty line after the last line end.
  package var count: Int { starts.count }

  /// Returns the character at a place, or nil after the end.
  package func character(at mark: SourceMark) -> Unicode.Scalar? {
    let place = offset(of: mark)
    return scalars.indices.contains(place) ? scalars[place] : nil
  }

  /// The text between two places.
  package subscript(range: SourceRange) -> String {
    let start = offset(of: range.start)
    return text(start..<max(start, offset(of: range.end)))
  }

  /// Returns a line from a column on, both from 1, without its line end.
  package func line(_ number: Int, from column: Int = 1) -> String {
    text(characters(number, from: column).indices)
  }

  /// Returns the characters of a line from a column on, without its line end and without a copy.
  ///
  /// - Complexity: O(1).
  package func characters(_ number: Int, from column: Int = 1) -> ArraySlice<Unicode.Scalar> {
    let start = offset(of: SourceMark(line: number, column: column))
    let end = starts.indices.contains(number) ? starts[number] : scalars.count
    let line = scalars[min(start, end)..<end]
    return line.dropLast(line.reversed().prefix(while: Self.isBreak).count)
  }

  /// The lines in order, without their line ends.
  package var all: [String] { (1...count).map { line($0) } }

  package func replacing(_ range: SourceRange, by text: String) -> SourceText {
    let start = offset(of: range.start)
    let end = max(start, offset(of: range.end))
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[..<start])
    result.append(contentsOf: text.unicodeScalars)
    result.append(contentsOf: scalars[end...])
    return SourceText(path: path, bytes: Array(String(result).utf8))
  }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private func offset(of mark: SourceMark) -> Int {
    guard mark.line >= 1, mark.line <= starts.count else { return scalars.count }
    return min(starts[mark.line - 1] + max(mark.column - 1, 0), scalars.count)
  }

  /// Returns whether the scalar is one of the five characters at which YAML breaks lines.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }
}

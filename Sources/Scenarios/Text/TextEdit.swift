package import Diagnostics

/// A piece of a text that is replaced by another.
package struct TextEdit: Hashable {
  /// The piece; empty where something is inserted.
  package var range: SourceRange
  /// What stands there instead.
  package var text: String

  /// Makes an edit of the piece between two places.
  package init(_ start: SourceMark, _ end: SourceMark, _ text: String) {
    range = SourceRange(start: start, end: end)
    self.text = text
  }

  /// Makes an edit that inserts a text.
  package init(at place: SourceMark, _ text: String) {
    self.init(place, place, text)
  }
}

/// The characters of a text by line and column.
package struct TextLines {
  private let path: String
  private var scalars: [Unicode.Scalar] = []
  /// Where each line begins.
  private var starts = [0]

  /// Takes a text apart.
  package init(_ source: SourceText) {
    path = source.path
    scalars = Array(String(decoding: source.bytes, as: UTF8.self).unicodeScalars)
    for (place, scalar) in scalars.enumerated() where Self.isBreak(scalar) {
      let isFirstOfTwo = scalar == "\r" && scalars.dropFirst(place + 1).first == "\n"
      if !isFirstOfTwo { starts.append(place + 1) }
    }
  }

  /// The character at a place; nil behind the end.
  package func character(at mark: SourceMark) -> Unicode.Scalar? {
    let place = offset(of: mark)
    return scalars.indices.contains(place) ? scalars[place] : nil
  }

  /// The characters of a line without blanks in front; nothing for one that is not there.
  func content(ofLine line: Int) -> ArraySlice<Unicode.Scalar> {
    guard line >= 1, line <= starts.count else { return [] }
    let end = line < starts.count ? starts[line] : scalars.count
    return scalars[starts[line - 1]..<end].drop { $0 == " " }
  }

  /// The text with an edit made.
  package func applying(_ edit: TextEdit) -> SourceText {
    let start = offset(of: edit.range.start)
    let end = max(start, offset(of: edit.range.end))
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[..<start])
    text.append(contentsOf: edit.text.unicodeScalars)
    text.append(contentsOf: scalars[end...])
    return SourceText(path: path, bytes: Array(String(text).utf8))
  }

  private func offset(of mark: SourceMark) -> Int {
    guard mark.line >= 1, mark.line <= starts.count else { return scalars.count }
    return min(starts[mark.line - 1] + max(mark.column - 1, 0), scalars.count)
  }

  /// The five characters at which YAML breaks lines.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }
}

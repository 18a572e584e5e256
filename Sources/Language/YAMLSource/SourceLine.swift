internal import Diagnostics

/// A line of the text, split into its indentation and its content.
struct SourceLine {
  /// The number of the line, from 1.
  var number: Int
  /// The number of spaces before the content.
  var indent: Int
  /// The content, without spaces around it.
  var text: String

  init(number: Int, _ line: String) {
    self.number = number
    let scalars = Array(line.unicodeScalars)
    indent = scalars.prefix { $0 == " " || $0 == "\t" }.count
    var content = scalars.dropFirst(indent)
    while content.last == " " || content.last == "\t" { content.removeLast() }
    text = String(String.UnicodeScalarView(content))
  }

  /// The place of the content.
  var range: SourceRange {
    SourceRange(line: number, column: indent + 1, length: max(1, text.unicodeScalars.count))
  }

  /// The content of a list entry after its dash, or any other line unchanged.
  var withoutDash: SourceLine {
    guard text.hasPrefix("- ") else { return self }
    let inner = SourceLine(number: number, String(text.dropFirst(1)))
    var line = inner
    line.indent += indent + 1
    return line
  }
}

import Diagnostics

/// Wraps text into lines that fit a terminal.
package enum Paragraph {
  package static let width = 80

  /// Returns the paragraphs with empty lines between them, otherwise unchanged.
  package static func pages(_ text: String) -> String {
    parts(of: text).map { wrapped($0) }.joined(separator: "\n")
  }

  /// Returns the paragraphs of a text, each on one line.
  package static func parts(of text: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        if paragraphs.last?.isEmpty == false { paragraphs.append([]) }
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// Returns the text in lines of at most 80 columns with line ends, and visible control
  /// characters.
  package static func wrapped(_ text: String) -> String {
    lines(text, width: width).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of a text, broken at spaces, with visible control characters.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace).map({ Phrase.visible(String($0)) }) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}

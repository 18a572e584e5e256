/// The content of a golden file: its header and the lines of its trace.
package struct Golden: Hashable, Sendable {
  package var header: GoldenHeader
  /// The lines of the trace without line ends, after the ``GoldenHeader/lineCount`` header lines.
  package var body: [String]

  package init(header: GoldenHeader, body: [String]) {
    self.header = header
    self.body = body
  }

  package static func lineNumber(ofBodyLine index: Int) -> Int {
    GoldenHeader.lineCount + index + 1
  }

  /// The number of lines of a file with this number of lines below its header.
  package static func lineCount(_ bodyLines: Int) -> Int { GoldenHeader.lineCount + bodyLines }

  package static func firstWord(of line: String) -> String {
    let text = line.utf8.drop { $0 == UInt8(ascii: " ") }
    return String(Substring(text.prefix { $0 != UInt8(ascii: " ") }))
  }

  package var text: String {
    body.reduce(into: header.text) { text, line in
      text += line
      text += "\n"
    }
  }
}

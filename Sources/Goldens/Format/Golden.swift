/// A golden file as a value: its header and the lines of its trace.
package struct Golden: Hashable, Sendable {
  /// The header.
  package var header: GoldenHeader
  /// The lines of the trace, without line ends; the first is line ``GoldenHeader/lineCount`` + 1.
  package var body: [String]

  /// Makes a golden.
  package init(header: GoldenHeader, body: [String]) {
    self.header = header
    self.body = body
  }

  /// The line number in the file of a line of the body.
  package static func lineNumber(ofBodyLine index: Int) -> Int {
    GoldenHeader.lineCount + index + 1
  }

  /// The whole file.
  package var text: String {
    body.reduce(into: header.text) { text, line in
      text += line
      text += "\n"
    }
  }
}

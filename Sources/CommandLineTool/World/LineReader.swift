/// What a person, or a program in front of a pipe, types a line at a time.
///
/// A class, because everyone who reads shares the one input.
package protocol LineReader: AnyObject {
  /// The next line without its end; nil where nothing comes any more.
  func nextLine() throws(FileError) -> String?
}

/// Where commands come from while a command runs, and whether a person types them.
package struct Input {
  /// The lines.
  package var lines: any LineReader
  /// Whether it is a terminal.
  package var isTerminal: Bool

  /// Joins the lines and what is known about who types them.
  package init(lines: any LineReader, isTerminal: Bool = false) {
    self.lines = lines
    self.isTerminal = isTerminal
  }

  /// An input that is at its end.
  package static var none: Input { Input(lines: GivenLines([])) }
}

@available(*, unavailable)
extension Input: Sendable {}

/// Lines that are known beforehand.
package final class GivenLines: LineReader {
  private var lines: ArraySlice<String>

  /// Makes an input of some lines.
  package init(_ lines: [String]) {
    self.lines = lines[...]
  }

  package func nextLine() -> String? { lines.popFirst() }
}

@available(*, unavailable)
extension GivenLines: Sendable {}

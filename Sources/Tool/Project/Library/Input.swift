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

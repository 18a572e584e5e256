/// The input of interactive commands.
package struct Input {
  package var lines: any LineReader
  package var isTerminal: Bool

  package init(lines: any LineReader, isTerminal: Bool = false) {
    self.lines = lines
    self.isTerminal = isTerminal
  }

  package static var none: Input { Input(lines: GivenLines([])) }
}

@available(*, unavailable)
extension Input: Sendable {}

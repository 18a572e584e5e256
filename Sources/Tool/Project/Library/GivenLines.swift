/// Input lines that are known beforehand, for tests.
package final class GivenLines: LineReader {
  private var lines: ArraySlice<String>

  package init(_ lines: [String]) {
    self.lines = lines[...]
  }

  package func nextLine() -> String? { lines.popFirst() }
}

@available(*, unavailable)
extension GivenLines: Sendable {}

/// Recognizes traces of this tool that were pasted without their header.
extension LogText {
  /// Whether one of its first lines is a step or a phase, which only a trace has.
  var isTrace: Bool {
    lines.lazy.prefix(Self.firstLines).contains { line in
      line.isExactly("- load") || line.isExactly("> set-up") || line.isExactly("> window")
        || line.isExactly("> layout")
    }
  }

  private static let firstLines = 500

  /// Whether the line of a trace is no call, but for example a step, a phase, a query or a note.
  var isTraceMark: Bool {
    begins(with: "- ") || begins(with: "> ") || begins(with: "? ") || begins(with: "* ")
      || begins(with: "! ") || begins(with: "= ")
  }
}

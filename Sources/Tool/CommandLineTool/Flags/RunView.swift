/// How a trace is printed.
enum RunView: String, CaseIterable {
  /// The trace as in goldens.
  case trace
  /// The trace with headings and recipients, and with equal calls joined.
  case story
}

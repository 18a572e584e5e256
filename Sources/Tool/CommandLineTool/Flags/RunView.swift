/// How a trace is shown.
enum RunView: String, CaseIterable {
  /// As goldens have it.
  case trace
  /// With headings and recipients, and runs of calls as one line.
  case story
}

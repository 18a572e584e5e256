/// The form of a printed trace.
enum RunView: String, CaseIterable {
  /// The form of goldens.
  case trace
  /// The form with headings, recipients, and runs of calls as one line.
  case story
}

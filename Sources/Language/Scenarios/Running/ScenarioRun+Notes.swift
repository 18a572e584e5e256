import TableTrace

extension ScenarioRun {
  /// Prints a line of the app, with the words for arguments of the callback replaced.
  func note(_ text: String, for call: Call?) {
    guard let call else { return sink.noted(text) }
    sink.noted(CallWord.replace(in: text) { self.text(of: $0, for: call) })
  }
}

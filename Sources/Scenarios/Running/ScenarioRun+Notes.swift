import TableTrace

/// Lines of the app.
extension ScenarioRun {
  /// Prints a line of the app; in a callback the words for its rows stand for these.
  func note(_ text: String, for call: Call?) {
    sink.noted(call.map { $0.naming(text) } ?? text)
  }
}

extension Call {
  /// A text with the rows of the call in place of the words for them; `nil` for a row that the call
  /// was not given.
  fileprivate func naming(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let end = rest[start...].dropFirst().firstIndex { !$0.isLetter } ?? rest.endIndex
      let word = rest[start..<end]
      let row = IndexPathExpression(word: word)
      result += row.map { $0.givenPath(in: self)?.description ?? "nil" } ?? String(word)
      rest = rest[end...]
    }
    return result + rest
  }
}

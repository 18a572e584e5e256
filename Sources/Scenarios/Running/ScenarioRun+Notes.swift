import TableTrace

/// Lines of the app.
extension ScenarioRun {
  /// Prints a line of the app; in a callback the words for its rows stand for these.
  func note(_ text: String, for call: Call?) {
    sink.noted(call.map { $0.arguments.named(in: text) } ?? text)
  }
}

extension Arguments {
  /// A text with the rows of the call in place of `$row`, `$source` and `$proposed`; `nil` for a
  /// row that the call was not given.
  fileprivate func named(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let end = rest[start...].dropFirst().firstIndex { !$0.isLetter } ?? rest.endIndex
      result += row(of: rest[start..<end]) ?? String(rest[start..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  private func row(of word: Substring) -> String? {
    switch word {
    case "$row", "$proposed": target?.description ?? "nil"
    case "$source": source?.description ?? "nil"
    case _: nil
    }
  }
}

/// Explains the words of a scenario and the signs of a trace to a beginner.
package enum LessonLegend {
  private static let words: [(needle: String, word: String, meaning: String)] = [
    ("host:", "host", "the view controller that owns the table"),
    ("host: detached", "detached", "the table has no window yet"),
    ("viewport:", "viewport", "the size of the table, in points"),
    ("trace: [", "trace", "the objects whose calls the trace shows"),
    (": model", "model", "the method returns what 'sections' lists"),
    ("dequeue:", "dequeue", "take a waiting cell from the reuse queue, if there is one"),
    (
      "dequeue: plain", "dequeue: plain",
      "dequeueReusableCell(withIdentifier:), without an index path"
    ),
    ("dequeue: none", "dequeue: none", "the app creates each cell itself and reuses none"),
    ("$item", "$item", "the name of the row, as 'rows' lists it"),
    ("$row", "$row", "the row that the method received"),
    ("selfSizing", "selfSizing", "the height that the content of a cell needs"),
    ("when:", "when", "the condition under which the entry applies"),
    ("answer:", "answer", "the value that the method returns"),
    ("do:", "do", "what the app does inside the method"),
    ("later:", "later", "what the app does in the next turn of the run loop"),
    ("after:", "after", "what the app does some time later"),
    ("state:", "state", "a variable of the app"),
    ("turn:", "turn", "several lines of the app in one turn of the run loop"),
    ("model: {", "model: {...}", "the data changes, and the table is not notified"),
    ("query:", "query", "the app reads a value from the table"),
    ("note:", "note", "a line that the app prints"),
  ]

  private static let signs: [(sign: Character, meaning: String)] = [
    ("-", "a step of the scenario"), (">", "an event of the view, such as a layout"),
    ("?", "a value that the app reads"), ("*", "a line that the app prints"),
    ("=", "content that the app sets on a cell"), ("~", "a warning in the console"),
    ("!", "an exception"),
  ]

  /// Starts of lines that need an explanation in addition to their sign.
  private static let beginnings: [(needle: String, sentence: String)] = [
    ("> set-up", "At '> set-up' the data source is set."),
    ("> window", "At '> window' the table enters the screen."),
    ("- expect:", "'- expect' is a check of this example and not a call of the app."),
  ]

  /// Returns the words of a scenario's lines that are not from UIKit, with their meanings.
  package static func words(in lines: [String]) -> [(word: String, meaning: String)] {
    words.filter { word in lines.contains { $0.contains(word.needle) } }
      .map { ($0.word, $0.meaning) }
  }

  /// Returns the meanings of the signs at the start of a trace's lines.
  ///
  /// For example, `- is a step of the scenario, ...`.
  package static func signs(in lines: [String]) -> String {
    let first = Set(lines.compactMap { line in line.first { $0 != " " } })
    let meanings = signs.filter { first.contains($0.sign) }.map { "\($0.sign) \($0.meaning)" }
    let more = beginnings.filter { beginning in
      lines.contains { $0.hasPrefix(beginning.needle) }
    }
    let signs = "Signs before a line: \(meanings.joined(separator: ", "))."
    return ([signs, "All other lines are calls."] + more.map(\.sentence)).joined(separator: " ")
  }
}

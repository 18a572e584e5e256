import Scenarios

/// What `reference patterns` tells of the goldens that leave something open.
enum PatternReference {
  /// The heading with the directives and an example.
  static var section: ReferenceSection {
    ReferenceSection(
      title: "Patterns",
      text: [about, ""],
      tables: [directives],
      example: { ["```text"] + exampleLines + ["```", ""] }
    )
  }

  private static let about = """
    A golden that leaves something open is a pattern, `Golden/load/first-load.iOS-17.pattern` in the place of \
    the trace; `tabletrace accept --pattern load/first-load.iOS-17` begins one with the lines of the trace. \
    `check` tells where each of its lines was found, and of slack that the trace did not need; `accept` keeps \
    the directives that still hold. A word behind `@` that is no directive is an error.
    """

  private static let directives = ReferenceSection.Table(
    head: ["directive", "stands for"],
    rows: [
      (
        "@skip",
        "any number of lines, also none; `@skip 3`, `@skip 3...` and `@skip 2...5` for so many"
      ),
      ("@times 3 LINE", "the line three times, one behind the other; `3...` and `2...5` as above"),
      (
        "@any-order",
        "the lines up to `@end`, each once, together and in any order; `@times 3 LINE` is three of them"
      ),
      (
        "@{name}",
        "in a line: whatever stands there, up to the text behind it; the same wherever the name comes "
          + "again"
      ),
      ("@{_}", "in a line: whatever stands there"),
      ("@@", "in front of a line that begins with `@`; `@@{` is the text `@{`"),
    ].map { word, meaning in
      (word: word.split(separator: " ")[0].description, cells: ["`\(word)`", meaning])
    }
  )

  private static let exampleLines = [
    "tabletrace pattern 1",
    "scenario: load/first-load",
    "os: iOS 17",
    "",
    "- load",
    "@skip",
    "> layout",
    "@skip",
    "tableView(_:cellForRowAt:) [0, @{row}] -> @{cell} new",
    "@skip 0...1",
    "tableView(_:willDisplay:forRowAt:) @{cell}, [0, @{row}]",
    "@skip",
  ]
}

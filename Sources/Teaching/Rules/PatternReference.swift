import Scenarios

/// The section of `reference patterns` about goldens with slack.
enum PatternReference {
  static var section: ReferenceSection {
    ReferenceSection(
      title: "Patterns",
      text: [about, ""],
      tables: [directives],
      example: { ["```text"] + exampleLines + ["```", ""] }
    )
  }

  private static let about = """
    A pattern is a golden file with lines that may differ, such as `Golden/load/first-load.iOS-17.pattern` \
    instead of the trace. `tabletrace accept --pattern load/first-load.iOS-17` creates one with the lines of \
    the trace. `check` reports lines that were not found and directives that are not needed. `accept` keeps \
    the directives that still hold. An unknown directive is an error.
    """

  private static let directives = ReferenceSection.Table(
    head: ["directive", "matches"],
    rows: [
      (
        "@skip",
        "any number of lines (or with a count: `@skip 3`, `@skip 3...`, `@skip 2...5`)"
      ),
      ("@times 3 LINE", "the line three times in a row (also `3...` and `2...5`)"),
      (
        "@any-order",
        "the lines up to `@end`, each once and in any order (`@times 3 LINE` counts as three lines)"
      ),
      (
        "@{name}",
        "in a line: any text up to the text that follows, and the same text for the same name"
      ),
      ("@{_}", "in a line: any text"),
      ("@@", "`@` at the start of a line (and `@@{` is the text `@{`)"),
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

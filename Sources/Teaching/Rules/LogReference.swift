import Goldens
import Scenarios

/// The section of `reference logs` about the logs that `compare` and `check` read.
enum LogReference {
  static var section: ReferenceSection {
    ReferenceSection(
      title: "Logs",
      text: [about, ""],
      tables: [keys],
      example: { ["```text \(exampleName)"] + exampleLines + ["```", ""] },
      parts: [ReferenceSection(title: "The lines of a log", text: [lines, ""])]
    )
  }

  private static let about = """
    A pasted log needs no header. `tabletrace compare SCENARIO LOG` then expects every call of each \
    callback that occurs in it. A header says how the log is compared. It has `key: value` lines and ends \
    with an empty line. A log that is named by `recorded:` needs all required keys.
    """

  private static let lines = """
    A line names a method of the table by its key, its Swift name or its selector. The text of the console \
    may precede it: dates, processes, levels, categories, source locations, `-[Class selector]`. The \
    arguments follow the name. A return value after ` -> ` is not compared, nor a value after a row in \
    brackets, nor the source line in `-[Class selector]:45`. `#` starts a comment, `x3 {` and `}` repeat \
    the lines between them, and `...` means any number of calls.

    Without a header, a call may also have a class, a tag, colours or the JSON of \
    `log stream --style ndjson` around it. Lines without a method are ignored and listed. If a line names \
    a method but may be a sentence about it, the log as a whole does not match (L018). In a log with a \
    header, all of these are errors.
    """

  private static var keys: ReferenceSection.Table {
    ReferenceSection.Table(
      head: ["key", "value", "meaning"],
      rows: LogHeaderKey.allCases.map { key in
        let needed = key.isRequired ? " (required)" : ""
        return (key.rawValue, ["`\(key.rawValue)`\(needed)", key.valueForm, key.says])
      }
    )
  }

  private static let exampleName = "console.log"

  /// A kept log that uses each abbreviation.
  private static let exampleLines = [
    "source: a phone on my desk",
    "os: iOS 17",
    "prints: numberOfRowsInSection, cellForRowAt",
    "arguments: some",
    "extent: prefix",
    "",
    "# the two rounds of a first load",
    "x2 {",
    "  2026-01-31 10:02:03.123 Todo[1234:5678] tableView(_:numberOfRowsInSection:) 0",
    "}",
    "-[TodoViewController tableView:cellForRowAtIndexPath:] {0, 0}",
    "...",
    "TodoViewController.swift:41 tableView(_:cellForRowAt:) [0, 2]",
  ]
}

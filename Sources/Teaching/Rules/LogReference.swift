import Goldens
import Scenarios

/// What `reference logs` tells of the logs that `compare` and `check` read.
enum LogReference {
  /// The heading with the header, the body and an example.
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
    A log that is pasted needs no header: `tabletrace compare SCENARIO LOG` takes its calls as all calls \
    of the callbacks that occur in it. A header of `key: value` lines above an empty line says how it is \
    compared; a log that is kept under `recorded:` must have the keys that are required here.
    """

  private static let lines = """
    A line names a method of the table, by its key, its Swift name or its selector, behind whatever the \
    console puts in front: dates, processes, levels, categories, places in the source, `-[Class selector]`. \
    What follows the name are its arguments; an answer behind ` -> ` is not compared, nor is what stands \
    behind a row in brackets, such as a height, nor the line in the source in `-[Class selector]:45`. `#` begins a comment, \
    `x3 {` and `}` around lines repeat them, and `...` stands for any number of calls. Without a header, \
    a class, a tag, colours or the JSON of `log stream --style ndjson` may stand around a call too; lines \
    that name no method are ignored and listed, and where one names a method and may be a sentence \
    about it, the log does not match as a whole (L018). Below a header all of these are mistakes.
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

  /// A log that is kept, with each way to shorten it.
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

import Project
import Teaching

/// `reference`: the scenario language as Markdown, or the part of it about a word.
struct ReferenceCommand: Command {
  static let facts = CommandFacts(
    name: "reference",
    purpose: .write,
    operands: "[WORD...]",
    readsProject: false,
    says: "print the reference of the scenario language as Markdown, or a part of it",
    details: [
      "WORD is a step, a query, a callback, a key or a heading; the part about it is printed, with "
        + "its example. Without WORD it is the whole page.",
      "'patterns' is what a golden may leave open, 'logs' the header and the lines of the logs that compare reads, "
        + "'events' the lines of 'run --format jsonl' with their JSON Schema, "
        + "'settings' the keys of tabletrace.yaml.",
    ],
    examples: [
      "tabletrace reference", "tabletrace reference tap", "tabletrace reference queries",
      "tabletrace reference logs", "tabletrace reference events",
    ]
  )

  /// The parts to print; nil for the whole page.
  var parts: [String]?

  init(_ line: TypedLine) throws(UsageProblem) {
    guard !line.operands.isEmpty else { return }
    parts = try line.operands.map { word throws(UsageProblem) in
      if let part = ReferencePage.part(about: word) { return part }
      throw .badValue(
        word,
        of: "reference",
        expected: "which knows steps, queries, callbacks, keys and headings",
        near: NearNames.of(word, in: ReferencePage.words)
      )
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(parts?.joined(separator: "\n") ?? ReferencePage.markdown)
    return .success
  }
}

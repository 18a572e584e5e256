import Project
import Teaching

/// `reference`: prints the scenario language as Markdown, or the part about a word.
struct ReferenceCommand: Command {
  static let facts = CommandFacts(
    name: "reference",
    purpose: .write,
    operands: "[WORD...]",
    readsProject: false,
    says: "print the reference of the scenario language as Markdown, or a part of it",
    details: [
      "WORD is a step, a query, a callback, a key or a heading. It selects the part to print, "
        + "with its example. Without WORD, the whole page is printed.",
      "'reference patterns' describes golden files with lines that may differ. 'reference logs' "
        + "describes the logs that 'compare' reads. 'reference events' describes the output of 'run "
        + "--format jsonl', with its JSON Schema. 'reference settings' lists the keys of "
        + "tabletrace.yaml.",
    ],
    examples: [
      "tabletrace reference", "tabletrace reference tap", "tabletrace reference queries",
      "tabletrace reference logs", "tabletrace reference events",
    ]
  )

  /// The parts to print, or nil for the whole page.
  var parts: [String]?

  init(_ line: TypedLine) throws(UsageProblem) {
    guard !line.operands.isEmpty else { return }
    parts = try line.operands.map { word throws(UsageProblem) in
      if let part = ReferencePage.part(about: word) { return part }
      throw .badValue(
        word,
        of: "reference",
        expected: "a step, a query, a callback, a key or a heading",
        near: NearNames.of(word, in: ReferencePage.words)
      )
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(parts?.joined(separator: "\n") ?? ReferencePage.markdown)
    return .success
  }
}

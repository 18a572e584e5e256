import Project
import Teaching

/// `schema`: prints the JSON Schemas of inputs and outputs.
struct SchemaCommand: Command {
  static let facts = CommandFacts(
    name: "schema",
    purpose: .write,
    operands: "[NAME]",
    operandChoices: OutputSchema.allCases.map(\.rawValue),
    atMost: 1,
    readsProject: false,
    says: "print the JSON Schema of scenarios, or of a command's output",
    details: [
      "NAME is one of \(names). Without NAME, the schema of scenarios is printed. 'events' "
        + "describes one line of 'run --format jsonl'. The other names describe what commands "
        + "print with --format json."
    ],
    examples: ["tabletrace schema", "tabletrace schema events", "tabletrace schema rules"]
  )

  private static let names = OutputSchema.allCases.map(\.rawValue).joined(separator: ", ")

  var schema: OutputSchema

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.first ?? OutputSchema.scenarios.rawValue
    schema = try OutputSchema(typed: word, of: "schema")
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(schema.json)
    return .success
  }
}

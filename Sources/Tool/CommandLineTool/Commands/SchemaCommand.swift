import Project
import Teaching

/// `schema`: the JSON Schemas of what the tool reads and prints.
struct SchemaCommand: Command {
  static let facts = CommandFacts(
    name: "schema",
    purpose: .write,
    operands: "[NAME]",
    operandChoices: OutputSchema.allCases.map(\.rawValue),
    atMost: 1,
    readsProject: false,
    says: "print the JSON Schema of scenarios, or of an output",
    details: [
      "NAME is \(names): the schema of scenarios, which is the one without NAME, of a line of 'run "
        + "--format jsonl', or of the document that a command prints with --format json."
    ],
    examples: ["tabletrace schema", "tabletrace schema events", "tabletrace schema rules"]
  )

  private static let names = OutputSchema.allCases.map(\.rawValue).joined(separator: ", ")

  var schema: OutputSchema

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.first ?? OutputSchema.scenarios.rawValue
    guard let schema = OutputSchema(rawValue: word) else {
      throw .badValue(
        word,
        of: "schema",
        expected: "which is one of \(Self.names)",
        near: NearNames.of(word, in: OutputSchema.allCases.map(\.rawValue))
      )
    }
    self.schema = schema
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(schema.json)
    return .success
  }
}

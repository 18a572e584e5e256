import Scenarios

/// `schema`: the JSON Schema of scenarios.
struct SchemaCommand: Command {
  static let facts = CommandFacts(
    name: "schema",
    purpose: .write,
    atMost: 0,
    says: "print the JSON Schema of scenarios",
    examples: ["tabletrace schema"]
  )

  init(_ line: TypedLine) throws(UsageProblem) {}

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(ScenarioSchema.json())
    return .success
  }
}

import Scenarios

/// `schema`: the JSON Schema of scenarios.
struct SchemaCommand: Command {
  init(_ line: TypedLine) throws(UsageProblem) {}

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(ScenarioSchema.json())
    return .success
  }
}

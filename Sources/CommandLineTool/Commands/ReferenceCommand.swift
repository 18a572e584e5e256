import Scenarios

/// `reference`: the scenario language as Markdown.
struct ReferenceCommand: Command {
  init(_ line: TypedLine) throws(UsageProblem) {}

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(ScenarioReference.markdown())
    return .success
  }
}

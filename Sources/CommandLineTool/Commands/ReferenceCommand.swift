import Scenarios

/// `reference`: the scenario language as Markdown.
struct ReferenceCommand: Command {
  static let facts = CommandFacts(
    name: "reference",
    atMost: 0,
    says: "print the reference of the scenario language as Markdown",
    examples: ["tabletrace reference"]
  )

  init(_ line: TypedLine) throws(UsageProblem) {}

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(ScenarioReference.markdown())
    return .success
  }
}

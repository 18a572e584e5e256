import Project

struct ManCommand: Command {
  static let facts = CommandFacts(
    name: "man",
    purpose: .shell,
    atMost: 0,
    readsProject: false,
    says: "print the manual page",
    details: [
      "The page uses the mdoc format of man, mandoc and groff. To read it, run 'tabletrace man "
        + "| man -l -'."
    ],
    examples: ["tabletrace man"]
  )

  init(_ line: TypedLine) throws(UsageProblem) {}

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(ManualPage.text)
    return .success
  }
}

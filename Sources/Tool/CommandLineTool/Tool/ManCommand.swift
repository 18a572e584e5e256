import Project

/// `man`: the manual page.
struct ManCommand: Command {
  static let facts = CommandFacts(
    name: "man",
    purpose: .shell,
    atMost: 0,
    readsProject: false,
    says: "print the manual page",
    details: [
      "The page is in the language of mdoc, which man, mandoc and groff read: 'tabletrace man | man -l -' "
        + "shows it."
    ],
    examples: ["tabletrace man"]
  )

  init(_ line: TypedLine) throws(UsageProblem) {}

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(ManualPage.text)
    return .success
  }
}

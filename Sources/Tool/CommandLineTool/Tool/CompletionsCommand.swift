import Project

/// `completions`: prints the completion script of a shell.
struct CompletionsCommand: Command {
  static let facts = CommandFacts(
    name: "completions",
    purpose: .shell,
    operands: "SHELL",
    operandChoices: Subject.allCases.map(\.rawValue),
    atLeast: 1,
    atMost: 1,
    says: "print the shell completions for bash, zsh or fish",
    details: [
      "SHELL is bash, zsh or fish. The completions cover commands, options, their values and "
        + "the names of scenarios. The shell gets these names from 'tabletrace completions "
        + "scenarios', which prints one name on each line."
    ],
    examples: ["tabletrace completions bash", "tabletrace completions scenarios"]
  )

  package enum Subject: String, CaseIterable {
    case bash
    case zsh
    case fish
    case scenarios
  }

  var subject: Subject

  init(_ line: TypedLine) throws(UsageProblem) {
    subject = try Subject(typed: line.operands.first ?? "", of: "completions")
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    switch subject {
    case .bash: try world.print(BashCompletion.text)
    case .zsh: try world.print(ZshCompletion.text)
    case .fish: try world.print(FishCompletion.text)
    case .scenarios: try printScenarios(in: world)
    }
    return .success
  }

  /// Prints the names of the current and the built-in scenarios that fit on a line.
  private func printScenarios(in world: World) throws(FileError) {
    let library = ScenarioLibrary(files: world.files.readable)
    let folders = [try? library.folder(), ProjectFiles.libraryScenarios].compactMap(\.self)
    var seen: Set<String> = []
    for folder in folders where world.files.kind(of: folder) == .folder {
      for file in try library.find([folder]).scenarios
      where !file.hasControlCharacter && seen.insert(file.name).inserted {
        try world.print(file.name + "\n")
      }
    }
  }
}

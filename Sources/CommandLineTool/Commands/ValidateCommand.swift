import Diagnostics

/// `validate`: reads scenarios and reports every mistake.
struct ValidateCommand: Command {
  static let facts = CommandFacts(
    name: "validate",
    purpose: .write,
    operands: "[PATH...]",
    readsLibrary: false,
    says: "read scenarios and report every mistake, without simulating",
    details: [
      "PATH is a scenario (load/first-load), its file, or a folder of them; - reads standard input. "
        + "Without PATH everything under Scenarios is read."
    ],
    examples: ["tabletrace validate load", "tabletrace validate load/first-load"]
  )

  var paths: [String]

  init(_ line: TypedLine) throws(UsageProblem) {
    paths = line.operands
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let found = try ScenarioLibrary(files: world.files.readable).find(paths)
    guard !found.isEmpty else { return world.findsNoScenario(paths) }
    world.complain(of: found.problems)
    let reader = ScenarioReader(world: world)
    var invalid = 0
    for file in found.scenarios {
      let loaded = try reader.read(file)
      world.say(loaded.rendered)
      if loaded.scenario == nil { invalid += 1 }
    }
    let count = found.scenarios.count
    try world.print("\(count) \(count == 1 ? "scenario" : "scenarios"), \(invalid) invalid\n")
    return invalid == 0 && found.problems.isEmpty ? .success : .invalid
  }
}

extension World {
  /// Tells people what could not be looked at.
  func complain(of problems: [FileError]) {
    for problem in problems { complain(of: problem) }
  }

  /// Says that there is nothing to work on.
  func findsNoScenario(_ paths: [String]) -> ExitCode {
    let places = paths.isEmpty ? [ScenarioFile.folder] : paths
    let hint = paths.isEmpty ? "; to begin: \(FileError.firstSteps)" : ""
    complain("no scenario found in \(places.joined(separator: ", "))\(hint)", .noScenarioFound)
    return .invalid
  }
}

/// `validate`: reads scenarios and reports every mistake.
struct ValidateCommand: Command {
  static let facts = CommandFacts(
    name: "validate",
    operands: "[PATH...]",
    says: "read scenarios and report every mistake, without simulating",
    examples: ["tabletrace validate Scenarios/load"]
  )

  var paths: [String]

  init(_ line: TypedLine) throws(UsageProblem) {
    paths = line.operands
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let scenarios = try ScenarioLibrary(files: world.files).find(paths)
    guard !scenarios.isEmpty else { return world.findsNoScenario(paths) }
    let reader = ScenarioReader(world: world)
    var invalid = 0
    for file in scenarios {
      let loaded = try reader.read(file)
      world.say(loaded.rendered)
      if loaded.scenario == nil { invalid += 1 }
    }
    let count = scenarios.count
    try world.print("\(count) \(count == 1 ? "scenario" : "scenarios"), \(invalid) invalid\n")
    return invalid == 0 ? .success : .invalid
  }
}

extension World {
  /// Says that there is nothing to work on.
  func findsNoScenario(_ paths: [String]) -> ExitCode {
    let places = paths.isEmpty ? [ScenarioFile.folder] : paths
    complain("no scenario found in \(places.joined(separator: ", "))")
    return .invalid
  }
}

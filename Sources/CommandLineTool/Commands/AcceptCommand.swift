import Goldens
import Scenarios
import TableTrace

/// `accept`: makes the present traces the goldens of scenarios, and says what changes.
struct AcceptCommand: Command {
  static let facts = CommandFacts(
    name: "accept",
    operands: "NAME...",
    flags: [.all],
    says: "make the present traces the goldens of scenarios",
    details: [
      "NAME is a scenario as check prints it (load/first-load), or its file. The scenarios are "
        + "simulated and each golden that differs is written; what changed is printed for each "
        + "file. Recorded logs are never written.",
      "Where the variable CI is set it is refused, unless CI=false.",
    ],
    examples: ["tabletrace accept load/first-load", "tabletrace accept --all"]
  )

  /// The scenarios by name or path; nil for all.
  var names: [String]?

  init(_ line: TypedLine) throws(UsageProblem) {
    if line.has(.all) {
      guard line.operands.isEmpty else { throw .conflict("--all", "names") }
    } else {
      guard !line.operands.isEmpty else { throw .missingOperand("NAME or --all") }
      names = line.operands
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    if let log = names?.first(where: { $0.hasSuffix(".log") }) {
      world.complain("'\(log)' is a recorded log; those are never written")
      return .usage
    }
    if world.isContinuousIntegration {
      world.complain("goldens are not accepted on a build server (the variable CI is set)")
      let what = names?.joined(separator: " ") ?? Flag.all.spelling
      world.say("to do it all the same: CI=false tabletrace accept \(what)\n")
      return .usage
    }
    let library = ScenarioLibrary(files: world.files)
    let scenarios = if let names { try library.find(named: names) } else { try library.find([]) }
    guard !scenarios.isEmpty else { return world.findsNoScenario(names ?? []) }
    return try accept(scenarios, in: world)
  }

  /// Simulates everything before the first file is written, so that a mistake leaves all as it was.
  private func accept(
    _ scenarios: [ScenarioFile],
    in world: World
  ) throws(FileError) -> ExitCode {
    var changes: [GoldenChange] = []
    var isReadable = true
    for file in scenarios {
      let loaded = try ScenarioReader(world: world).read(file)
      world.say(loaded.rendered)
      guard let scenario = loaded.scenario else {
        isReadable = false
        continue
      }
      for version in scenario.versions {
        changes.append(try change(file, scenario, version, in: world))
      }
    }
    guard isReadable else { return .invalid }
    var written = 0
    for change in changes {
      guard let sentence = change.sentence else { continue }
      try world.files.makeFolder(FilePath.folder(of: change.path))
      try world.files.write(change.after, to: change.path)
      try world.print(sentence + "\n")
      written += 1
    }
    try world.print("\(written) of \(changes.count) goldens written\n")
    return .success
  }

  private func change(
    _ file: ScenarioFile,
    _ scenario: Scenario,
    _ version: SystemVersion,
    in world: World
  ) throws(FileError) -> GoldenChange {
    let path = file.golden(version)
    let before = world.files.kind(of: path) == nil ? nil : try world.files.read(path)
    let (golden, simulation) = Simulation.golden(scenario, version, named: file.name)
    return GoldenChange(path: path, before: before, golden: golden, lines: simulation.lines)
  }
}

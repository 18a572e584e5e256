import Diagnostics
import Project

/// `validate`: reads scenarios and reports every error.
struct ValidateCommand: Command {
  static let facts = CommandFacts(
    name: "validate",
    purpose: .write,
    operands: "[PATH...]",
    readsLibrary: false,
    flags: [.all, .strict, .scenarios, .large],
    meanings: [.all: "print every error, not only the first \(most)"],
    says: "read scenarios and report every error, without simulating",
    details: [
      "PATH is a scenario (load/first-load), its file, or a folder. Use - to read standard "
        + "input. Without PATH, all scenarios under Scenarios are read.",
      "Without --all, errors after the first \(most) are counted but not printed.",
      "Warnings do not make a scenario invalid, unless you add --strict.",
    ],
    examples: [
      "tabletrace validate load", "tabletrace validate load/first-load",
      "tabletrace validate --all load", "tabletrace validate --strict",
    ]
  )

  /// The most errors that are printed without `--all`.
  private static let most = 20

  var paths: [String]
  var printsAll: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    paths = line.operands
    printsAll = line.has(.all)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let found = try ScenarioLibrary(files: world.files.readable).find(paths)
    guard !found.isEmpty else { return world.findsNoScenario(paths) }
    world.complain(of: found.problems)
    let reader = ScenarioReader(world: world)
    let renderer = DiagnosticRenderer(ink: world.talkInk)
    var left = printsAll ? Int.max : Self.most
    var hidden = (mistakes: 0, scenarios: 0)
    var invalid = 0
    for file in found.scenarios {
      let loaded = try reader.read(file)
      if loaded.scenario == nil { invalid += 1 }
      let count = loaded.diagnostics.count
      world.say(renderer.render(loaded.diagnostics, source: loaded.text, first: left))
      if count > left {
        hidden.mistakes += count - left
        hidden.scenarios += 1
      }
      left -= min(left, count)
    }
    if hidden.mistakes > 0 { world.say(sentence(hidden.mistakes, hidden.scenarios, in: world)) }
    let count = found.scenarios.count
    try world.print("\(count) \(count == 1 ? "scenario" : "scenarios"), \(invalid) invalid\n")
    return invalid == 0 && found.problems.isEmpty ? .success : .invalid
  }

  /// The sentence about omitted errors, with the command that prints them.
  private func sentence(_ mistakes: Int, _ scenarios: Int, in world: World) -> String {
    let command = world.files.readable.command("validate", options: [.all], paths)
    return "\nand \(Phrase.count(mistakes, "more error")) in "
      + "\(Phrase.count(scenarios, "scenario"))\n"
      + "help: to print all of them: \(Phrase.visible(command))\n"
  }
}

extension World {
  func findsNoScenario(_ paths: [String]) -> ExitCode {
    let places = paths.isEmpty ? [files.readable.layout?.scenarios ?? ScenarioFile.folder] : paths
    complain(
      "no scenario found in \(places.joined(separator: ", "))",
      .noScenarioFound,
      help: paths.isEmpty ? [FileError.firstSteps(in: places.joined())] : []
    )
    return .invalid
  }
}
